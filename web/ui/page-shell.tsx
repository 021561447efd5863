import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { classNames } from './class-names.ts'
import { Logo, LogoMark } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export interface PageShellProps {
  /** The document title, without the product's name. */
  title: string
  /** Adds the link Newsletters to the header. */
  newsletters?: boolean
  children: ReactNode
  /** For the `main` element, such as extra room at the foot for a bar that sticks there. */
  className?: string
}

/** The frame of the inner pages: skip link, header, main. The page brings its own h1. */
export function PageShell({ title, newsletters = false, children, className }: PageShellProps) {
  useDocumentTitle(title)
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="page-column flex min-h-16 items-center justify-between gap-2">
          <Link
            to="/dashboard"
            aria-label="Doorpost, to the dashboard"
            className="inline-flex min-h-11 items-center"
          >
            <Logo className="max-sm:hidden" />
            <LogoMark className="size-9 text-accent sm:hidden" />
          </Link>
          <nav aria-label="Main">
            <ul className="-mr-2 flex min-[380px]:-mr-3 items-center sm:gap-2">
              <HeaderLink to="/dashboard">Dashboard</HeaderLink>
              <HeaderLink to="/listings">Listings</HeaderLink>
              {newsletters && <HeaderLink to="/newsletters">Newsletters</HeaderLink>}
            </ul>
          </nav>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classNames('page-column grow pb-20 pt-8 sm:pt-12', className)}
      >
        {children}
      </main>
    </>
  )
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className="group inline-flex min-h-11 items-center px-2 text-sm font-semibold text-quiet min-[380px]:px-3 hover:text-ink aria-[current=page]:text-ink sm:text-base"
      >
        <span className="border-b-2 border-transparent py-0.5 group-aria-[current=page]:border-ornament">
          {children}
        </span>
      </NavLink>
    </li>
  )
}

export interface PageHeadingProps {
  title: string
  /** One sentence under the heading. */
  children?: ReactNode
  /** Buttons on the right (below, on a phone). */
  actions?: ReactNode
  /** A small line above the heading. */
  kicker?: ReactNode
}

/** The h1 of an inner page; it takes the focus when the page changes. */
export function PageHeading({ title, children, actions, kicker }: PageHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mb-10">
      <div className="grid gap-2">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
          {title}
        </h1>
        {children && <div className="measure text-lg text-quiet">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
