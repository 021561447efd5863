import type { ReactNode } from 'react'

/** A bar that stays at the foot of the window: what is the case, and what can be done about it. */
export function ActionBar({
  notice,
  status,
  children,
}: {
  notice?: ReactNode
  status: ReactNode
  children: ReactNode
}) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-10 border-t border-line bg-surface px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 sm:-mx-2 sm:px-2">
      {notice && <div className="mb-3">{notice}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="figures font-semibold">
          {status}
        </p>
        <div className="flex gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3">{children}</div>
      </div>
    </div>
  )
}
