import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowRight } from '../ui/icons.tsx'

export interface ActionCardProps {
  to: string
  icon: ReactNode
  title: string
  text: string
}

/** A large link with a drawing, a title and a sentence. */
export function ActionCard({ to, icon, title, text }: ActionCardProps) {
  return (
    <Link
      to={to}
      className="group grid grid-cols-[auto_1fr_auto] items-center gap-5 rounded-md py-3 outline-offset-8"
    >
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        {icon}
      </span>
      <span>
        <span className="block font-display text-2xl font-[480] tracking-tight underline-offset-[0.2em] group-hover:underline">
          {title}
        </span>
        <span className="mt-0.5 block text-quiet">{text}</span>
      </span>
      <ArrowRight className="size-6 text-ornament-ink transition-transform duration-[var(--quick)] group-hover:translate-x-1" />
    </Link>
  )
}
