import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Chat } from '../ui/icons.tsx'

// The form and its checks travel when somebody wants to write, not before.
const ContactForm = lazy(async () => ({
  default: (await import('./contact-form.tsx')).ContactForm,
}))

/** The floating button, and the panel with the contact form it opens. */
export function ContactButton() {
  const [open, setOpen] = useState(false)
  const [everOpened, setEverOpened] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    // The focus goes back to the button, unless it has already moved on to somewhere else.
    if (whole.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: close only reads refs and sets state.
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  return (
    <div ref={whole} className="fixed bottom-5 right-5 z-30 sm:bottom-8 sm:right-8">
      {everOpened && (
        // Closed it is only hidden, so that a half-written message is still there afterwards.
        <div
          role="dialog"
          aria-labelledby="contact-panel-title"
          hidden={!open}
          className="arrive fixed inset-x-3 bottom-20 max-h-[calc(100dvh-6.5rem)] overflow-auto rounded-lg border border-line bg-raised p-6 shadow-float sm:absolute sm:inset-x-auto sm:bottom-16 sm:right-0 sm:w-[25rem]"
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id="contact-panel-title" className="pt-1.5 text-2xl">
              Write to us
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={close}
              className="-mr-3 -mt-1 grid size-11 shrink-0 place-items-center rounded-full text-2xl leading-none hover:bg-sunk"
            >
              ×
            </button>
          </div>
          <Suspense fallback={<p role="status">Opening the form...</p>}>
            <ContactForm open={open} onDone={close} />
          </Suspense>
        </div>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label="Contact us"
        onClick={() => {
          if (open) return close()
          setEverOpened(true)
          setOpen(true)
        }}
        className="grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-strong"
      >
        <Chat className="size-6" />
      </button>
    </div>
  )
}
