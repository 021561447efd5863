import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The two badges. Doorpost is installed from the browser; the page they lead to shows how. */
export function StoreBadges() {
  return (
    <section className="page-column flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-20 sm:py-24">
      <div>
        <h2 className="text-3xl sm:text-4xl">In your pocket, too</h2>
        <p className="measure mt-3 text-lg text-quiet">
          Doorpost installs on your phone in two taps and looks at home there.
        </p>
      </div>
      <ul className="flex flex-wrap gap-4">
        <Badge
          to="/install#iphone"
          small="On iPhone, skip the"
          large="App Store"
          drawing={
            <path d="M9 3.5h10a1.5 1.5 0 0 1 1.5 1.5v18a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 23V5A1.5 1.5 0 0 1 9 3.5Zm3.5 2.5h3M14 10v7m-3-3 3 3 3-3M11 20.5h6" />
          }
        />
        <Badge
          to="/install#android"
          small="On Android, skip the"
          large="Play Store"
          drawing={<path d="M5 11.5 14 4l9 7.5V24H5zM11.5 13v7.5l6.5-3.75z" />}
        />
      </ul>
    </section>
  )
}

function Badge({
  to,
  small,
  large,
  drawing,
}: {
  to: string
  small: string
  large: string
  drawing: ReactNode
}) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-16 min-w-64 items-center gap-3.5 rounded-lg bg-ink px-5 py-2.5 text-surface transition-opacity hover:opacity-85"
      >
        <svg
          viewBox="0 0 28 28"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-9 shrink-0"
        >
          {drawing}
        </svg>
        <span className="leading-tight">
          <span className="block text-xs">{small}</span>
          <span className="block font-display text-xl font-[520]">{large}</span>
        </span>
      </Link>
    </li>
  )
}
