/** The first thing the Tab key finds: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed left-4 top-3 z-50 -translate-y-24 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
