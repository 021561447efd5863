import { and, asc, eq, inArray, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm'
import type { UserId } from '../../caller.ts'
import type { Db } from '../../db/index.ts'
import { listingDrafts, listings, mailings, newsletters, pictures } from '../../schema/index.ts'

export type PictureRow = typeof pictures.$inferSelect
export type NewPicture = Omit<typeof pictures.$inferInsert, 'userId' | 'position'>

/** Whose home this is: a listing, or a draft that will become one. Undefined when there is neither. */
export async function findHomeOwner(db: Db, homeId: string): Promise<string | undefined> {
  const ownerIn = (table: typeof listings | typeof listingDrafts) =>
    db.select({ owner: table.userId }).from(table).where(eq(table.id, homeId))
  const [listing] = await ownerIn(listings)
  const [found] = listing ? [listing] : await ownerIn(listingDrafts)
  return found?.owner
}

/** Keeps others from changing the pictures of this home until the transaction ends. */
export async function lockHome(tx: Db, homeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pictures ${homeId}`}, 0))`)
}

const shown = (homeId: string) => and(eq(pictures.homeId, homeId), isNull(pictures.removedAt))

/** In the order of the gallery, without what was removed. */
export function selectPictures(db: Db, homeId: string): Promise<PictureRow[]> {
  return db
    .select()
    .from(pictures)
    .where(shown(homeId))
    .orderBy(asc(pictures.position), asc(pictures.id))
}

/** The pictures of several listings of `owner`, each in the order of its gallery. */
export function selectPicturesOf(db: Db, owner: UserId, homeIds: string[]): Promise<PictureRow[]> {
  return db
    .select()
    .from(pictures)
    .where(
      and(
        inArray(pictures.homeId, homeIds),
        eq(pictures.userId, owner),
        isNull(pictures.removedAt),
      ),
    )
    .orderBy(asc(pictures.homeId), asc(pictures.position), asc(pictures.id))
}

/** Of anybody, removed ones too; the use case looks whose it is. */
export async function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  return row
}

export async function findPictureByKey(
  db: Db,
  owner: UserId,
  idempotencyKey: string,
): Promise<PictureRow | undefined> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.userId, owner), eq(pictures.idempotencyKey, idempotencyKey)))
  return row
}

/** Adds pictures behind the others, in their order; those whose key is known already are left out. */
export async function insertPictures(
  tx: Db,
  owner: UserId,
  homeId: string,
  added: NewPicture[],
): Promise<PictureRow[]> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${pictures.position}), -1)::int` })
    .from(pictures)
    .where(eq(pictures.homeId, homeId))
  const first = (last?.position ?? -1) + 1
  return tx
    .insert(pictures)
    .values(added.map((one, at) => ({ ...one, userId: owner, position: first + at })))
    .onConflictDoNothing({ target: [pictures.userId, pictures.idempotencyKey] })
    .returning()
}

export async function updatePicture(
  tx: Db,
  id: string,
  values: Partial<typeof pictures.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length > 0)
    await tx.update(pictures).set(values).where(eq(pictures.id, id))
}

/** Gives the pictures their places, in one statement. */
export async function updateOrder(tx: Db, ids: string[]): Promise<void> {
  await tx.execute(sql`
    update pictures set position = place.at::int
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as place(id, at)
    where pictures.id = place.id`)
}

/** Keeps what a listing's row says of its pictures in step with them. A draft has no such row. */
export async function syncListing(tx: Db, homeId: string): Promise<void> {
  const first = (column: 'alt' | 'thumbhash') =>
    tx
      .select({ value: pictures[column] })
      .from(pictures)
      .where(shown(homeId))
      .orderBy(asc(pictures.position), asc(pictures.id))
      .limit(1)
  await tx
    .update(listings)
    .set({
      imageUrls: sql`coalesce((
        select array_agg('/files/' || file || '.jpg' order by position, id)
        from pictures where home_id = ${homeId} and removed_at is null), '{}'::text[])`,
      coverAlt: sql`coalesce((${first('alt')}), '')`,
      coverThumbhash: sql`(${first('thumbhash')})`,
    })
    .where(eq(listings.id, homeId))
}

/** Takes out for good what was removed before `before`, of one picture. */
export async function deleteRemoved(tx: Db, id: string, before: Date): Promise<PictureRow[]> {
  return tx
    .delete(pictures)
    .where(and(eq(pictures.id, id), isNotNull(pictures.removedAt), lt(pictures.removedAt, before)))
    .returning()
}

/** Takes out for good everything of these homes. */
export async function deletePicturesOf(
  tx: Db,
  owner: UserId,
  homeIds: string[],
): Promise<PictureRow[]> {
  return tx
    .delete(pictures)
    .where(and(inArray(pictures.homeId, homeIds), eq(pictures.userId, owner)))
    .returning()
}

/** What the names of files begin with that a picture, shown or removed, is made of. */
export async function selectBasesOf(db: Db, hash: string): Promise<string[]> {
  const rows = await db
    .select({ file: pictures.file, original: pictures.originalFile })
    .from(pictures)
    .where(or(like(pictures.file, `${hash}%`), like(pictures.originalFile, `${hash}%`)))
  return rows
    .flatMap(({ file, original }) => [file, original ?? ''])
    .filter((base) => base.startsWith(hash))
}

/** True when a newsletter that was sent or kept shows the picture: it must stay readable. */
export async function isInNewsletter(db: Db, hash: string): Promise<boolean> {
  const inside = (table: typeof newsletters | typeof mailings) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(sql`position(${hash} in ${table.html}) > 0`)
      .limit(1)
  return (await inside(newsletters)).length > 0 || (await inside(mailings)).length > 0
}

/** True when a picture has this base: what is made of it is worth making. */
export async function isShown(db: Db, base: string): Promise<boolean> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(or(eq(pictures.file, base), eq(pictures.originalFile, base)))
    .limit(1)
  return rows.length > 0
}
