import { useSyncExternalStore } from 'react'

interface Toast {
  id: number
  message: string
  action?: ToastAction | undefined
}

/** One thing to do about it, such as Undo. */
export interface ToastAction {
  label: string
  run: () => void
}

let shown: Toast | undefined
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: Toast | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Says at the foot of the screen that something has been done: for six seconds, or for twenty when
 * there is something to decide.
 */
export function toast(message: string, action?: ToastAction): void {
  clearTimeout(timer)
  count += 1
  show({ id: count, message, action })
  timer = setTimeout(() => show(undefined), action ? 20_000 : 6000)
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
          className="arrive flex items-center gap-4 rounded-md bg-ink px-5 py-3 font-medium text-surface shadow-float"
        >
          {current.message}
          {current.action && (
            <button
              type="button"
              className="pointer-events-auto -my-2 min-h-11 font-semibold underline underline-offset-4"
              onClick={() => {
                current.action?.run()
                show(undefined)
              }}
            >
              {current.action.label}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
