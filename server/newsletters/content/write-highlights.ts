import type { Listing } from '../../../contract/listings.ts'
import {
  type AreaNote,
  type Highlights,
  type HighlightTopic,
  highlightTopics,
} from '../../../contract/newsletters.ts'
import { closed, pick, seedOf } from './rules.ts'

type Note = Pick<AreaNote, 'zipcode' | 'topic' | 'text' | 'source'>

/** Ways into a note. They only point at it: a lead-in must not claim anything the note does not. */
const leads: Record<HighlightTopic, [string, ...string[]]> = {
  neighborhoodSafety: ['', 'Good to know: ', 'About the neighborhood: ', 'On safety: '],
  proximityToAmenities: ['', 'On amenities: ', 'For everyday life: ', 'Worth noting: '],
  schoolDistrictQuality: ['', 'On schools: ', 'About the school district: ', 'For school days: '],
  transportation: ['', 'Getting around: ', 'On the move: ', 'On transportation: '],
  communityVibe: ['', 'Around here: ', 'What goes on: ', 'On local life: '],
}

/** Ways to name where a note is from; the note itself stays word for word. */
const citations: [Cite, ...Cite[]] = [
  (text, source) => `${closed(text)} Source: ${closed(source)}`,
  (text, source) => `${closed(text)} (Source: ${closed(source)})`,
  (text, source) => `${closed(text)} My source: ${closed(source)}`,
]
type Cite = (text: string, source: string) => string

/**
 * The five highlights of each home, in the order of `homes`, from the agent's notes on its ZIP code;
 * empty where there is no note. Homes in one ZIP code share the facts, so each is led into them in
 * another way: twelve differ where notes have a source, four where they have none.
 */
export function writeHighlights(homes: Listing[], notes: Note[]): Highlights[] {
  const byPlace = new Map(notes.map((note) => [`${note.zipcode} ${note.topic}`, note]))
  const seen = new Map<string, number>()
  return homes.map((home) => {
    const zipcode = home.address?.zipcode.slice(0, 5) ?? ''
    const turn = seen.get(zipcode) ?? 0
    seen.set(zipcode, turn + 1)
    const entries = highlightTopics.map((topic) => {
      const note = byPlace.get(`${zipcode} ${topic}`)
      return [topic, note ? writeHighlight(note, turn) : '']
    })
    const alts = home.pictures?.map(({ alt }) => alt) ?? []
    const pictureAlts = alts.some((alt) => alt !== '') ? { pictureAlts: alts } : {}
    return { ...(Object.fromEntries(entries) as Highlights), ...pictureAlts }
  })
}

/** `turn` counts the homes of this ZIP code so far: 0 for the first. */
function writeHighlight({ zipcode, topic, text, source }: Note, turn: number): string {
  const choices = leads[topic]
  const lead = pick(choices, turn)
  if (source === '') return lead + closed(text)
  // Topics of one place begin with different citations, so that no block repeats itself.
  const cite = pick(citations, seedOf(zipcode + topic) + turn)
  return lead + cite(text, source)
}
