import { and, count, desc, eq } from 'drizzle-orm'
import type { ListingForm } from '../../../contract/listing-drafts.ts'
import type { UserId } from '../../caller.ts'
import type { Db } from '../../db/index.ts'
import { listingDrafts } from '../../schema/index.ts'

export type DraftRow = Pick<
  typeof listingDrafts.$inferSelect,
  'id' | 'version' | 'form' | 'updatedAt'
>

const columns = {
  id: listingDrafts.id,
  version: listingDrafts.version,
  form: listingDrafts.form,
  updatedAt: listingDrafts.updatedAt,
}

export function selectDrafts(db: Db, owner: UserId): Promise<DraftRow[]> {
  return db
    .select(columns)
    .from(listingDrafts)
    .where(eq(listingDrafts.userId, owner))
    .orderBy(desc(listingDrafts.updatedAt))
}

export async function selectDraft(
  db: Db,
  owner: UserId,
  id: string,
): Promise<DraftRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(listingDrafts)
    .where(and(eq(listingDrafts.id, id), eq(listingDrafts.userId, owner)))
  return row
}

export async function countDrafts(db: Db, owner: UserId): Promise<number> {
  const [row] = await db
    .select({ drafts: count() })
    .from(listingDrafts)
    .where(eq(listingDrafts.userId, owner))
  return row?.drafts ?? 0
}

/** Keeps a draft of `owner`; undefined when somebody else has one under the same id. */
export async function upsertDraft(
  db: Db,
  owner: UserId,
  draft: { id: string; version: number | null; form: ListingForm },
): Promise<DraftRow | undefined> {
  const { id, version, form } = draft
  const [row] = await db
    .insert(listingDrafts)
    .values({ id, userId: owner, version, form })
    .onConflictDoUpdate({
      target: listingDrafts.id,
      set: { version, form, updatedAt: new Date() },
      setWhere: eq(listingDrafts.userId, owner),
    })
    .returning(columns)
  return row
}

/** True when there was such a draft of `owner`. */
export async function deleteDraft(db: Db, owner: UserId, id: string): Promise<boolean> {
  const gone = await db
    .delete(listingDrafts)
    .where(and(eq(listingDrafts.id, id), eq(listingDrafts.userId, owner)))
    .returning({ id: listingDrafts.id })
  return gone.length > 0
}
