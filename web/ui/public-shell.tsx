import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { classNames } from './class-names.ts'
import { Logo, LogoMark } from './logo.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export interface PublicShellProps {
  /** The document title, without the product's name; the front page has none. */
  title?: string
  children: ReactNode
  /** For the `main` element. The default is one column of text. */
  className?: string
}

/** The frame of the pages anybody may see: top bar, main, footer. The page brings its own h1. */
export function PublicShell({ title, children, className }: PublicShellProps) {
  useDocumentTitle(title)
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="page-column flex min-h-16 items-center justify-between gap-2">
          <Link to="/" aria-label="Doorpost" className="inline-flex min-h-11 items-center">
            <Logo className="max-sm:hidden" />
            <LogoMark className="size-9 text-accent sm:hidden" />
          </Link>
          <nav aria-label="Main">
            <ul className="-mr-3 flex items-center sm:gap-2">
              <TopLink to="/">Home</TopLink>
              <TopLink to="/contact">Contact</TopLink>
              <TopLink to="/login">Sign In</TopLink>
            </ul>
          </nav>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classNames('grow', className ?? 'page-column pb-24 pt-12 sm:pt-20')}
      >
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

function TopLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className="group inline-flex min-h-11 items-center px-3 font-semibold text-quiet hover:text-ink aria-[current=page]:text-ink"
      >
        <span className="border-b-2 border-transparent py-0.5 group-aria-[current=page]:border-ornament">
          {children}
        </span>
      </NavLink>
    </li>
  )
}
