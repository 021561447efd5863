import type { ReactNode } from 'react'
import { PublicShell } from '../ui/public-shell.tsx'

export interface ArticleProps {
  /** The document title. */
  title: string
  heading: string
  kicker: string
  /** The first sentences, set larger. */
  lead: ReactNode
  children: ReactNode
}

/** A page of text: one column of 65 characters, headings that breathe. */
export function Article({ title, heading, kicker, lead, children }: ArticleProps) {
  return (
    <PublicShell title={title}>
      <article className="measure">
        <p className="kicker">{kicker}</p>
        <h1 tabIndex={-1} className="mt-2 text-4xl sm:text-6xl">
          {heading}
        </h1>
        <div className="mt-6 text-xl leading-relaxed">{lead}</div>
        <div className="mt-10 grid gap-4 [&_h2]:mt-8 [&_h2]:text-2xl [&_li]:pl-1 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-6 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6">
          {children}
        </div>
      </article>
    </PublicShell>
  )
}
