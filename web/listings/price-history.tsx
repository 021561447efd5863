import type { ListingChange } from '../../contract/listings.ts'
import { listingPrice } from '../../contract/words.ts'

/** What a home cost and how it stood, the latest first. */
export function PriceHistory({ changes }: { changes: ListingChange[] }) {
  return (
    <section aria-labelledby="history" className="border-t border-line pt-6">
      <h2 id="history" className="mb-3 text-2xl">
        Price and status history
      </h2>
      <table className="figures w-full max-w-xl text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Price</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ changedAt, sellPrice, status }) => (
            <tr key={changedAt} className="border-b border-line">
              <td className="py-2 pr-4 text-quiet">
                <time dateTime={changedAt}>{dateWords(changedAt)}</time>
              </td>
              <td className="py-2 pr-4 font-semibold">{listingPrice(sellPrice)}</td>
              <td className="py-2">{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const dateWords = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' })
