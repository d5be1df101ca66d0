/** The rest is made again. The secret is there when the shop made its own (`SESSION_SECRET`); without it no password is valid. */
export const keptFiles = ['session-secret', 'catalogue.db', 'shop.db'] as const

/** Complete and checked files of a restore, which replace those of the data folder; the shop looks for it at start. */
export const restoredFolder = 'restored'
