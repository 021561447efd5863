import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface FieldTexts {
  label: string
  /** One sentence under the label. */
  hint?: ReactNode
  /** What is wrong, shown next to the field and read out with it. */
  error?: string | undefined
  /** Says '(optional)' after the label. */
  optional?: boolean
  /** The label is for screen readers alone (a placeholder says the same). */
  labelHidden?: boolean
  className?: string
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    className: string
  }) => ReactNode
}

const controlLook =
  'block w-full rounded-md border bg-raised px-3.5 py-2.5 text-base leading-snug text-ink placeholder:text-quiet transition-colors duration-[var(--quick)] focus-visible:outline-offset-0 disabled:bg-sunk disabled:text-quiet'

/** Label, hint, control and error, tied together for screen readers. */
export function Field({
  id: given,
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const own = useId()
  const id = given ?? own
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold leading-snug'}>
        {label}
        {optional && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-0.5 text-sm text-quiet">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: classNames(
          controlLook,
          error ? 'border-danger ring-1 ring-danger' : 'border-line-strong hover:border-ink',
        ),
      })}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-danger">
          <span aria-hidden="true" className="font-bold">
            !
          </span>
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
