import type { Listing } from '../../contract/listings.ts'
import type { Highlights, Mailing, NewsletterContent } from '../../contract/newsletters.ts'
import { defaultContent, highlightTopics } from '../../contract/words.ts'

/** What travels from the selection to the preview and back, in the history's state. */
export interface PreviewState {
  listingIds: string[]
  content: NewsletterContent
  /** Names this newsletter's send for good: made with the preview, it makes a repeat harmless. */
  idempotencyKey: string
}

/** The listing ids in a history state; none in one of another page or typed by hand. */
export function selectedIn(state: unknown): string[] {
  const ids = (state as Partial<PreviewState> | null)?.listingIds
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** The state the preview was opened with; stock texts stand in for content that is not there. */
export function previewIn(state: unknown): PreviewState {
  const given = (state ?? {}) as Partial<PreviewState>
  return {
    listingIds: selectedIn(state),
    content: given.content ?? defaultContent,
    idempotencyKey: given.idempotencyKey ?? '',
  }
}

/**
 * The selected homes and their texts side by side. A home that is gone since drops out together
 * with its text, so that none is shown under another's picture.
 */
export function pairUp(
  { listingIds, content }: PreviewState,
  listings: Listing[],
): { listings: Listing[]; content: NewsletterContent } {
  const byId = new Map(listings.map((home) => [home.id, home]))
  const pairs = listingIds.flatMap((id, at) => {
    const home = byId.get(id)
    return home ? [{ home, highlights: content.listings[at] ?? noHighlights }] : []
  })
  return {
    listings: pairs.map(({ home }) => home),
    content: { ...content, listings: pairs.map(({ highlights }) => highlights) },
  }
}

const noHighlights: Highlights = {
  neighborhoodSafety: '',
  proximityToAmenities: '',
  schoolDistrictQuality: '',
  transportation: '',
  communityVibe: '',
}

/** How many highlights are missing in all. */
export function missingHighlights(content: NewsletterContent): number {
  return content.listings
    .flatMap((one) => highlightTopics.map((topic) => one[topic]))
    .filter((text) => text.trim() === '').length
}

/** '40 sent', '3 on their way': the fates of a mailing's copies, those that there are. */
export function deliveryWords({ counts }: Pick<Mailing, 'counts'>): string[] {
  const words: [number, string][] = [
    [counts.accepted, 'sent'],
    [counts.queued + counts.sending, 'on the way'],
    [counts.failed, 'failed'],
    [counts.uncertain, 'uncertain'],
  ]
  return words
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-US')} ${word}`)
}

/** 'May 5, 2025'. */
export function longDate(isoTime: string): string {
  return new Date(isoTime).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}

/** '1 client', '40 clients'. */
export function clientWords(count: number): string {
  return count === 1 ? '1 client' : `${count.toLocaleString('en-US')} clients`
}

/** Every ZIP code there is something to write about, in order, each once, five digits. */
export function zipcodesOf(
  notes: { zipcode: string }[],
  listings: Pick<Listing, 'address'>[],
  added: string[],
): string[] {
  const all = [
    ...notes.map((note) => note.zipcode),
    ...listings.flatMap((home) => home.address?.zipcode.slice(0, 5) ?? []),
    ...added,
  ]
  return [...new Set(all)].toSorted()
}
