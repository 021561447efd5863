import { eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { contactMessages } from '../schema/index.ts'

export type ContactMessage = typeof contactMessages.$inferSelect

export async function insertMessage(
  tx: Db,
  message: Pick<ContactMessage, 'id' | 'name' | 'email' | 'message'>,
): Promise<void> {
  await tx.insert(contactMessages).values(message)
}

export async function selectMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row
}

export async function markDelivered(db: Db, id: string, deliveredAt: Date): Promise<void> {
  await db.update(contactMessages).set({ deliveredAt }).where(eq(contactMessages.id, id))
}
