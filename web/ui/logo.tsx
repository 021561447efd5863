/** The mark: a house whose door stands open, with the light on. Drawn in the colour of the text. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M4.5 14.2 16 4.5l11.5 9.7V27.5h-23z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M12.5 27.5V17h7v10.5z" fill="var(--ornament)" />
      <path
        d="M12.5 27.5V17l-3.4 2.1v8.4z"
        fill="currentColor"
        stroke="currentColor"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The mark and the name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-accent ${className}`}>
      <LogoMark className="size-8 shrink-0" />
      <span className="font-display text-xl font-[560] tracking-tight text-ink">Doorpost</span>
    </span>
  )
}
