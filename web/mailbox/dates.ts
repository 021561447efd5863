const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** '9:41 AM' today, 'May 5' before. A date nobody can read stays as it is. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return date.toDateString() === now.toDateString() ? time.format(date) : day.format(date)
}

/** 'May 5, 2025 at 9:41 AM' */
export function fullDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : full.format(date)
}
