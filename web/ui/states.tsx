import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

/** A grey shape where content will stand. Give it the size of the content by class names. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('breathing rounded-md bg-sunk', className)} />
  )
}

/** Says that something is being loaded, to the eye and to screen readers. */
export function LoadingNote({ children, className }: { children: string; className?: string }) {
  return (
    <p role="status" className={classNames('text-quiet', className)}>
      {children}
    </p>
  )
}

export interface EmptyStateProps {
  /** Address of a drawing; it says nothing that the words do not say. */
  illustration?: string
  title: string
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
}

/** What a page shows before there is anything to show. */
export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-10 text-center sm:py-16">
      {illustration && (
        <img src={illustration} alt="" width={240} height={180} className="mb-2 h-auto w-60" />
      )}
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="text-quiet">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  /** What happened: the specification's sentence. */
  message: string
  /** What to do about it. */
  advice?: string | undefined
  onRetry?: () => void
  retrying?: boolean
  /** Other ways on, beside Retry. */
  children?: ReactNode
}

/** What a page shows when it could not be loaded. */
export function ErrorState({ message, advice, onRetry, retrying, children }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="my-6 grid max-w-xl justify-items-start gap-2 border-l-4 border-danger py-1 pl-5"
    >
      <p className="font-display text-2xl">{message}</p>
      {advice && <p className="text-quiet">{advice}</p>}
      {(onRetry || children) && (
        <div className="mt-2 flex flex-wrap gap-3">
          {onRetry && (
            <Button variant="secondary" onClick={onRetry} busy={retrying} busyLabel="Retrying...">
              Retry
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  )
}

const tones = {
  success: 'border-accent bg-accent-soft',
  info: 'border-ornament bg-sunk',
  danger: 'border-danger bg-danger-soft',
}

/** A line in the page about what just happened. `danger` is read out at once. */
export function Notice({
  tone = 'info',
  children,
  className,
}: {
  tone?: keyof typeof tones
  children: ReactNode
  className?: string
}) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('arrive rounded-md border-l-4 px-4 py-3', tones[tone], className)}
    >
      {children}
    </div>
  )
}
