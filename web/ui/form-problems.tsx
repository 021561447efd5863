import { useEffect, useRef } from 'react'

export interface FormProblemsProps {
  /** What happened, when it is not about one field. */
  message?: string | undefined
  /** Wrong fields; each links to its field by id. */
  problems?: { fieldId: string; message: string }[]
}

/** Says above a form why it was not saved, and takes the focus when that happens. */
export function FormProblems({ message, problems = [] }: FormProblemsProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = Boolean(message) || problems.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 text-ink"
    >
      <p className="font-semibold">
        {message ??
          (problems.length === 1
            ? 'One field needs your attention.'
            : 'Some fields need your attention.')}
      </p>
      {problems.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a className="text-link" href={`#${problem.fieldId}`}>
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
