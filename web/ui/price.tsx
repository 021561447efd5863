import { listingPrice } from '../../contract/words.ts'
import { classNames } from './class-names.ts'

/** '$1,250,000' in the serif, figures of one width; 'Contact for Price' without a price. */
export function Price({ value, className }: { value: number | null; className?: string }) {
  return (
    <span className={classNames('figures font-display font-[520]', className ?? 'text-2xl')}>
      {listingPrice(value)}
    </span>
  )
}
