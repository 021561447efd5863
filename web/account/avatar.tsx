import { useState } from 'react'
import { classNames } from '../ui/class-names.ts'

/** A round portrait; without one, or when it cannot be fetched, the first letter of the name. */
export function Avatar({
  src,
  name,
  className = 'size-20 text-3xl',
}: {
  src: string | null
  name: string
  className?: string
}) {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-display text-accent',
        className,
      )}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt={`Portrait of ${name}`}
          // Google serves portraits to pages that do not say where they are.
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden="true">{(name.trim()[0] ?? '?').toUpperCase()}</span>
      )}
    </span>
  )
}
