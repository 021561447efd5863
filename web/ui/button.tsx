import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2 text-center font-semibold leading-tight no-underline transition-colors duration-[var(--quick)]'

const looks: Record<ButtonVariant, string> = {
  primary:
    'px-5 bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunk disabled:text-quiet disabled:ring-1 disabled:ring-inset disabled:ring-line',
  secondary:
    'px-5 bg-transparent text-ink ring-1 ring-inset ring-line-strong hover:bg-sunk disabled:text-quiet disabled:ring-line disabled:hover:bg-transparent',
  quiet:
    'bg-transparent px-3 text-accent hover:bg-accent-soft hover:text-accent-strong disabled:text-quiet disabled:hover:bg-transparent',
  danger:
    'px-5 bg-danger text-on-danger hover:bg-danger-strong disabled:bg-sunk disabled:text-quiet',
}

/** The classes of a button, for the rare element that must look like one but is not. */
export function buttonLook(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(shape, looks[variant], className)
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Disabled, and says `busyLabel`. The width stays that of the longer label. */
  busy?: boolean
  busyLabel?: string
  /** A drawing before the label. */
  icon?: ReactNode
}

/** A button of the product. It is `type="button"` unless told otherwise. */
export function Button({
  variant = 'primary',
  busy = false,
  busyLabel,
  icon,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const label = typeof children === 'string' ? children : undefined
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook(variant, className)}
    >
      {icon}
      {label && busyLabel ? (
        <span className="label-room" data-label={label} data-busy-label={busyLabel}>
          {busy ? busyLabel : label}
        </span>
      ) : busy && busyLabel ? (
        busyLabel
      ) : (
        children
      )}
    </button>
  )
}

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  icon?: ReactNode
}

/** A link within the product that looks like a button. */
export function LinkButton({
  variant = 'primary',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonLook(variant, className)}>
      {icon}
      {children}
    </Link>
  )
}
