import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

type Control<Element extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Element>, 'className'>

/** One line of text. Takes `{...register('name')}` of react-hook-form as it is. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  ...input
}: Control<'input'>) {
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(control.className, 'min-h-11')}
        />
      )}
    </Field>
  )
}

/** Several lines of text, four unless `rows` says otherwise. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  ...input
}: Control<'textarea'>) {
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <textarea
          rows={4}
          {...input}
          {...control}
          className={classNames(control.className, 'resize-y')}
        />
      )}
    </Field>
  )
}

type NumberProps = Control<'input'> & {
  /** Shown before the number, such as `$`. */
  prefix?: string
  /** Shown after the number, such as `sq ft`. */
  suffix?: string
}

/**
 * A number, typed as text with the number keyboard: wheels and arrows change nothing by accident.
 * Register it with `setValueAs` (see `numberOrNull`).
 */
export function NumberField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  prefix,
  suffix,
  ...input
}: NumberProps) {
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <div className="relative">
          {prefix && <Unit side="left-3.5">{prefix}</Unit>}
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            className={classNames(
              control.className,
              'figures min-h-11',
              prefix && 'pl-8',
              suffix && 'pr-16',
            )}
          />
          {suffix && <Unit side="right-3.5">{suffix}</Unit>}
        </div>
      )}
    </Field>
  )
}

function Unit({ side, children }: { side: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-y-0 flex items-center text-quiet',
        side,
      )}
    >
      {children}
    </span>
  )
}

/** What a NumberField holds: `1,250,000` and `$1,250,000` are 1250000; empty is null, words are NaN. */
export function numberOrNull(typed: unknown): number | null {
  if (typed === null || typed === undefined) return null
  const text = String(typed).replace(/[$,\s]/g, '')
  return text === '' ? null : Number(text)
}

/** One of a list; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  children,
  ...input
}: Control<'select'>) {
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <select {...input} {...control} className={classNames(control.className, 'min-h-11')}>
          {children}
        </select>
      )}
    </Field>
  )
}
