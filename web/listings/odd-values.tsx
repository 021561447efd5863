import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { ListingFields } from '../../contract/listings.ts'
import { oddities } from '../../contract/oddities.ts'
import { numberOrNull } from '../ui/fields.tsx'
import { Notice } from '../ui/states.tsx'
import type { ListingForm } from './listing-form.ts'

/** Asks about what looks like a slip of the pen; it can be saved all the same. */
export function OddValues({ form }: { form: UseFormReturn<ListingForm, unknown, ListingFields> }) {
  const typed = useWatch({
    control: form.control,
    name: ['sellPrice', 'bedroomCount', 'bathroomCount', 'sqft', 'lotSqft', 'yearBuilt'],
  })
  const [sellPrice, bedrooms, bathrooms, sqft, lotSqft, yearBuilt] = typed.map((text) => {
    const number = numberOrNull(text)
    return number !== null && number > 0 ? number : null
  }) as [number | null, number | null, number | null, number | null, number | null, number | null]
  const found = oddities(
    {
      sellPrice,
      bedroomCount: bedrooms ?? 0,
      bathroomCount: bathrooms ?? 0,
      sqft,
      lotSqft,
      yearBuilt,
    },
    new Date(),
  )
  if (found.length === 0) return null
  return (
    <Notice>
      <ul className="grid gap-1">
        {found.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Notice>
  )
}
