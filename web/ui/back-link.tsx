import { Link } from 'react-router'
import { ArrowLeft } from './icons.tsx'

/** The way back, above a page's heading, on the page's left edge. */
export function BackLink({
  to,
  state,
  children,
}: {
  to: string
  state?: unknown
  children: string
}) {
  return (
    <Link
      to={to}
      state={state}
      className="-mt-2 mb-4 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent hover:text-accent-strong sm:-mt-5"
    >
      <ArrowLeft />
      {children}
    </Link>
  )
}
