import { eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { settings } from '../schema/index.ts'

const name = 'demo data made at'

export async function isDemoDataMade(db: Db): Promise<boolean> {
  const rows = await db
    .select({ name: settings.name })
    .from(settings)
    .where(eq(settings.name, name))
  return rows.length > 0
}

export async function markDemoDataMade(db: Db, at: Date): Promise<void> {
  await db.insert(settings).values({ name, value: at.toISOString() }).onConflictDoNothing()
}
