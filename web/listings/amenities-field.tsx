import { type KeyboardEvent, useId, useState } from 'react'
import { amenityChoices } from '../../contract/words.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'

const choices: readonly string[] = amenityChoices

/** What a home has: a list to tick, and words of the agent's own. */
export function AmenitiesField({
  value,
  onChange,
  error,
  id,
}: {
  value: string[]
  onChange: (value: string[]) => void
  error?: string | undefined
  id: string
}) {
  const own = value.filter((name) => !choices.includes(name))
  const [typed, setTyped] = useState('')
  const said = useId()
  const set = (name: string, has: boolean) =>
    onChange(has ? [...value, name] : value.filter((other) => other !== name))
  const add = () => {
    const name = typed.trim().replace(/\s+/g, ' ')
    const known = [...choices, ...value].find((one) => one.toLowerCase() === name.toLowerCase())
    if (name && !value.includes(known ?? name)) set(known ?? name, true)
    setTyped('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3" id={id} tabIndex={-1}>
        {[...choices, ...own].map((name) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-3 leading-snug [overflow-wrap:anywhere]"
          >
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={value.includes(name)}
              onChange={(event) => set(name, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      <div className="mt-3 flex max-w-md items-end gap-3">
        <TextField
          label="Something else"
          optional
          className="grow"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnEnter}
          error={error}
        />
        <Button variant="secondary" onClick={add} aria-describedby={said}>
          Add
        </Button>
      </div>
      <p id={said} role="status" className="sr-only">
        {value.length === 1 ? '1 amenity' : `${value.length} amenities`}
      </p>
    </div>
  )
}
