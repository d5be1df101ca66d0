/**
 * What must survive, in a data folder. The rest is made again: pictures are rendered, and locks belong to processes.
 * The secret is there when the shop made its own (`SESSION_SECRET`); without it no password would be valid.
 */
export const keptFiles = ['session-secret', 'catalogue.db', 'shop.db'] as const

/** Complete and checked files of a restore, which replace those of the data folder; the shop looks for it at start. */
export const restoredFolder = 'restored'
