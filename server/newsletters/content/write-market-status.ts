import type { MarketFigures } from '../../listings/index.ts'
import { counted, dollars } from './rules.ts'

/**
 * What the agent's own listings say about their market: how many, the median price and the range,
 * the median price per square foot of those whose area is known.
 */
export function writeMarketStatus(figures: MarketFigures): string {
  const { count, pricedCount } = figures
  if (count === 0)
    return 'I have no homes on offer at the moment. Tell me what you are looking for.'
  const offer = `I have ${counted(count, 'home', 'homes')} on offer at the moment.`
  if (pricedCount === 0)
    return `${offer} Ask me about ${count === 1 ? 'its price' : 'their prices'}.`
  return [offer, price(figures), perSqft(figures)].filter(Boolean).join(' ')
}

function price({ count, pricedCount, ...figures }: MarketFigures): string {
  const [low, median, high] = [figures.lowestPrice, figures.medianPrice, figures.highestPrice].map(
    (amount) => dollars(amount ?? 0),
  )
  if (count === 1) return `It is priced at ${low}.`
  if (pricedCount === 1) return `The one with a published price is at ${low}.`
  const all = pricedCount === count
  if (low === high)
    return `${all ? 'Each of them' : `Each of the ${pricedCount} with a published price`} is at ${low}.`
  const whose = all ? '' : ` of the ${pricedCount} with a published price`
  return `The median price${whose} is ${median}, and prices range from ${low} to ${high}.`
}

function perSqft({ pricedCount, measuredCount, medianPricePerSqft }: MarketFigures): string {
  if (medianPricePerSqft === null) return ''
  const amount = dollars(medianPricePerSqft)
  if (pricedCount === 1) return `That comes to ${amount} per square foot.`
  if (measuredCount === 1) return `The one whose area is known comes to ${amount} per square foot.`
  const whose =
    measuredCount === pricedCount ? '' : `, reckoned from the ${measuredCount} whose area is known`
  return `The median price per square foot is ${amount}${whose}.`
}
