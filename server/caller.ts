declare const minted: unique symbol

/**
 * The id of a person who proved who they are. Only `accounts` mints it (a structure test checks
 * that), and every query about somebody's own rows asks for it, so that a query with an id out of
 * a path or a body does not type-check.
 */
export type UserId = string & { readonly [minted]: true }

/** For `accounts` alone: turns the id of an authenticated person into a `UserId`. */
export function mintUserId(id: string): UserId {
  return id as UserId
}

/** Who is calling. */
export interface Caller {
  uid: UserId
  sessionId: string
}
