import { flash, takeFlash, type FlashKind } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** The notice that other pages show too, should the checkout redirect to one of them. */
const kind: FlashKind<'login-needed'> = {
  name: 'notice',
  read: (sent) => (sent === 'login-needed' ? sent : null),
}

/**
 * Leaves for the checkout that the visitor's login has ended: its sum no longer has the account's prices and balance. The
 * page may be that of the same response.
 */
export const tellLoginEnded = ({ cookies }: Visit) => flash(cookies, kind, 'login-needed')

export const takeLoginEnded = ({ cookies }: Visit): boolean => takeFlash(cookies, kind) !== null
