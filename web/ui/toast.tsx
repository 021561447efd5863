import { useSyncExternalStore } from 'react'

interface Toast {
  id: number
  message: string
}

let shown: Toast | undefined
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: Toast | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says at the foot of the screen, for six seconds, that something has been done. */
export function toast(message: string): void {
  clearTimeout(timer)
  count += 1
  show({ id: count, message })
  timer = setTimeout(() => show(undefined), 6000)
}

/** Where toasts appear; stands once, in the frame of all pages. */
export function Toaster() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-5"
    >
      {current && (
        <p
          key={current.id}
          className="arrive rounded-md bg-ink px-5 py-3 font-medium text-surface shadow-float"
        >
          {current.message}
        </p>
      )}
    </div>
  )
}
