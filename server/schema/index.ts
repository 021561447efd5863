/**
 * Every table, a file per room. Only `queries.ts` files use them.
 * Ids are UUIDv7 text, money whole US dollars, areas square feet, times `timestamptz`.
 */
export * from './accounts.ts'
export * from './areas.ts'
export * from './clients.ts'
export * from './contact.ts'
export * from './imports.ts'
export * from './jobs.ts'
export * from './listings.ts'
export * from './newsletters.ts'
