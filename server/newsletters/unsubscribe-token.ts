import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import { getOrCreateSetting } from '../accounts/index.ts'
import type { Db } from '../db/index.ts'

const idBytes = 16
const macBytes = 16
const keyName = 'unsubscribe-key'

const signingKey = (db: Db) =>
  getOrCreateSetting(db, keyName, () => randomBytes(32).toString('hex'))

const macOf = (key: string, id: Uint8Array) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(id).digest().subarray(0, macBytes)

/** A function that answers a delivery's own unsubscribe address. It holds for ever: nothing expires. */
export async function unsubscribeUrl(
  db: Db,
  publicUrl: string,
): Promise<(deliveryId: string) => string> {
  const key = await signingKey(db)
  return (deliveryId) => {
    const id = parse(deliveryId)
    const token = Buffer.concat([id, macOf(key, id)]).toString('base64url')
    return `${publicUrl}/unsubscribe/${token}`
  }
}

/** The delivery a token was made for; undefined when we did not make it. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<string | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + macBytes) return undefined
  const id = bytes.subarray(0, idBytes)
  const mac = macOf(await signingKey(db), id)
  return timingSafeEqual(mac, bytes.subarray(idBytes)) ? stringify(id) : undefined
}
