import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { UserId } from '../../caller.ts'
import type { Db } from '../../db/index.ts'
import { areaNotes, mailings, newsletters } from '../../schema/index.ts'

export type AreaNoteRow = Omit<typeof areaNotes.$inferSelect, 'userId'>

const noteColumns = {
  id: areaNotes.id,
  zipcode: areaNotes.zipcode,
  topic: areaNotes.topic,
  neighborhood: areaNotes.neighborhood,
  text: areaNotes.text,
  source: areaNotes.source,
  sourceUrl: areaNotes.sourceUrl,
  sourceDate: areaNotes.sourceDate,
  updatedAt: areaNotes.updatedAt,
}

/** The notes of `owner` by ZIP code, or only those on the given ones. */
export function selectAreaNotes(
  db: Db,
  owner: UserId,
  zipcodes?: string[],
): Promise<AreaNoteRow[]> {
  const mine = eq(areaNotes.userId, owner)
  return db
    .select(noteColumns)
    .from(areaNotes)
    .where(zipcodes ? and(mine, inArray(areaNotes.zipcode, zipcodes)) : mine)
    .orderBy(asc(areaNotes.zipcode), asc(areaNotes.neighborhood), asc(areaNotes.topic))
}

/** One note per ZIP code and topic: a second one takes the first one's place, and keeps its id. */
export async function upsertAreaNote(
  db: Db,
  owner: UserId,
  note: AreaNoteRow,
): Promise<AreaNoteRow> {
  const { text, source, sourceUrl, sourceDate, updatedAt } = note
  const [row] = await db
    .insert(areaNotes)
    .values({ ...note, userId: owner })
    .onConflictDoUpdate({
      target: [areaNotes.userId, areaNotes.zipcode, areaNotes.neighborhood, areaNotes.topic],
      set: { text, source, sourceUrl, sourceDate, updatedAt },
    })
    .returning(noteColumns)
  if (!row) throw new Error('An upsert answers one row, always.')
  return row
}

/** True when there was such a note of `owner`. */
export async function deleteAreaNote(db: Db, owner: UserId, id: string): Promise<boolean> {
  const gone = await db
    .delete(areaNotes)
    .where(and(eq(areaNotes.id, id), eq(areaNotes.userId, owner)))
    .returning({ id: areaNotes.id })
  return gone.length > 0
}

/** Whether anybody has such a note: tells "not yours" from "not there", nothing else. */
export async function areaNoteExists(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: areaNotes.id }).from(areaNotes).where(eq(areaNotes.id, id))
  return rows.length > 0
}

/** Whose mailing it is; undefined when there is none. */
export async function selectMailingOwner(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: mailings.userId })
    .from(mailings)
    .where(eq(mailings.id, id))
  return row?.userId
}

export type NewNewsletter = Pick<
  typeof newsletters.$inferInsert,
  'id' | 'html' | 'contentKey' | 'dateAdded' | 'mailingId'
>

/** Keeps a newsletter; false when `owner` already has the same one. */
export async function insertNewsletter(
  db: Db,
  owner: UserId,
  values: NewNewsletter,
): Promise<boolean> {
  const kept = await db
    .insert(newsletters)
    .values({ ...values, userId: owner })
    .onConflictDoNothing({ target: [newsletters.userId, newsletters.contentKey] })
    .returning({ id: newsletters.id })
  return kept.length > 0
}

export async function selectNewsletterId(
  db: Db,
  owner: UserId,
  contentKey: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(and(eq(newsletters.userId, owner), eq(newsletters.contentKey, contentKey)))
  return row?.id
}

/** The newsletters of `owner`, newest first by their own date. */
export function selectNewsletters(db: Db, owner: UserId) {
  return db
    .select({
      id: newsletters.id,
      html: newsletters.html,
      userId: newsletters.userId,
      dateAdded: newsletters.dateAdded,
      mailingId: newsletters.mailingId,
    })
    .from(newsletters)
    .where(eq(newsletters.userId, owner))
    .orderBy(desc(newsletters.dateAdded), desc(newsletters.id))
}
