import { useEffect, useRef, useState } from 'react'
import { TextField } from '../ui/fields.tsx'

/** How long the typing must rest before it is searched for, in ms. */
const rest = 250

/** Looks for a recipient while one types. */
export function SearchField({
  value,
  onSearch,
}: {
  value: string
  onSearch: (search: string) => void
}) {
  const [typed, setTyped] = useState(value)
  // What stands in the address may change without us, as by the Back button: then it is shown.
  const [asked, setAsked] = useState(value)
  if (value !== asked) {
    setAsked(value)
    setTyped(value)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAsked(text.trim())
      onSearch(text.trim())
    }, rest)
  }
  return (
    <search>
      <TextField
        label="Search by recipient"
        labelHidden
        type="search"
        placeholder="Search by recipient"
        autoComplete="off"
        maxLength={254}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </search>
  )
}
