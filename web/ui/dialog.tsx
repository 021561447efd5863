import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Under the title, and read out with it. */
  description?: ReactNode
  children: ReactNode
  /** Buttons at the foot. */
  actions?: ReactNode
  /** `wide` for documents, `narrow` for questions. */
  size?: 'narrow' | 'wide'
}

/**
 * A window over the page. Escape, × and a click outside close it; the focus stays within and
 * returns to where it was. On a phone it fills the screen from below.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'narrow',
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-[var(--calm)] data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col bg-raised text-ink shadow-float outline-none transition duration-[var(--calm)] ease-out',
            'rounded-t-lg sm:inset-auto sm:left-1/2 sm:top-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg',
            'data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
            size === 'wide' ? 'sm:w-[min(58rem,92vw)]' : 'sm:w-[min(30rem,92vw)]',
          )}
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4 sm:px-7">
            <div className="min-w-0 grow pt-1.5">
              <Base.Title className="text-2xl">{title}</Base.Title>
              {description && (
                <Base.Description render={<div />} className="mt-0.5 text-quiet">
                  {description}
                </Base.Description>
              )}
            </div>
            <Base.Close
              aria-label="Close"
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-2xl leading-none hover:bg-sunk"
            >
              ×
            </Base.Close>
          </header>
          <div className="min-h-0 grow overflow-auto px-5 py-5 sm:px-7">{children}</div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
              {actions}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
