import { listingFields } from '../../contract/listings.ts'
import { areaNoteFields } from '../../contract/newsletters.ts'
import { renderNewsletter } from '../../emails/render.ts'
import {
  demoAgents,
  demoIssuer,
  getOrCreateSetting,
  getProfile,
  setProfilePicture,
  signInAs,
  updateProfile,
} from '../accounts/index.ts'
import type { UserId } from '../caller.ts'
import { addClient } from '../clients/index.ts'
import { inTransaction } from '../db/index.ts'
import { addKeptPictures, createListing, getListings } from '../listings/index.ts'
import { addNewsletter, generateNewsletter, saveAreaNote } from '../newsletters/index.ts'
import type { Platform } from '../platform.ts'
import { averysAreaNotes } from './area-notes.ts'
import { averysHomes, samsListings } from './listings.ts'
import { loadPictures, readPortrait } from './load-pictures.ts'
import { averysClients, averysProfile } from './people.ts'

/**
 * Makes the demo's three agents and all they have, through the use cases the product itself uses.
 * Each of them may be repeated without doing a thing twice, so a start that was killed half-way is
 * made good by the next one.
 */
export async function makeDemoData(platform: Platform): Promise<void> {
  const { db } = platform
  const began = await getOrCreateSetting(db, 'demo data begun at', () => new Date().toISOString())
  for (const { subject, email, name } of demoAgents) {
    const owner = await signInAs(db, { issuer: demoIssuer, subject, email, name, picture: null })
    const portrait = await readPortrait(subject)
    if (portrait) await setProfilePicture(platform, owner, portrait)
    if (subject === 'avery') await furnishAvery(platform, owner, new Date(began))
    if (subject === 'sam')
      for (const { slug, fields } of samsListings)
        await createListing(db, owner, listingFields.parse(fields), {
          idempotencyKey: `demo-${slug}`,
        })
  }
}

async function furnishAvery(platform: Platform, owner: UserId, began: Date): Promise<void> {
  const { db, files } = platform
  const slugs = averysHomes.map(({ slug }) => slug)
  const pictures = await loadPictures(files, slugs)
  await updateProfile(db, owner, averysProfile)
  // One transaction: a hundred commits, each waiting for the disk, would make the first start slow.
  const ids = await inTransaction(db, async (tx) => {
    const made = new Map<string, string>()
    for (const client of averysClients) await addClient(tx, owner, client)
    for (const note of averysAreaNotes) await saveAreaNote(tx, owner, areaNoteFields.parse(note))
    for (const { slug, fields, lat, lng } of averysHomes) {
      const kept = pictures.get(slug)
      const options = { idempotencyKey: `demo-${slug}`, lat, lng, reel: kept?.reel ?? null }
      const { id } = await createListing(tx, owner, listingFields.parse(fields), options)
      await addKeptPictures(tx, owner, id, kept?.pictures ?? [])
      made.set(slug, id)
    }
    return made
  })
  for (const { monthsAgo, slugs: chosen } of pastNewsletters)
    await keepNewsletter(platform, owner, {
      ids: chosen.flatMap((slug) => ids.get(slug) ?? []),
      at: monthsBefore(began, monthsAgo),
    })
}

const pastNewsletters = [
  { monthsAgo: 2, slugs: ['queen-anne-tudor', 'renton-rambler', 'vashon-farmhouse'] },
  {
    monthsAgo: 1,
    slugs: ['mercer-island-mid-century', 'kirkland-farmhouse', 'shoreline-tudor-cottage'],
  },
]

/** The twelfth of an earlier month, at noon: a day every month has, far from either end of it. */
function monthsBefore(date: Date, months: number): Date {
  return new Date(date.getFullYear(), date.getMonth() - months, 12, 12)
}

/** A newsletter of an earlier month in the archive; nobody was sent it. */
async function keepNewsletter(
  platform: Platform,
  owner: UserId,
  { ids, at }: { ids: string[]; at: Date },
): Promise<void> {
  const { db, publicUrl } = platform
  const profile = await getProfile(db, owner)
  const html = renderNewsletter({
    content: await generateNewsletter(db, owner, ids, at),
    listings: await getListings(db, owner, ids),
    agent: { ...profile, pictureUrl: profile.profilePictureUrl },
    missing: 'send',
    origin: publicUrl(),
    date: at,
  })
  await addNewsletter(platform, owner, { html, userId: owner, dateAdded: at.toISOString() })
}
