import { flash, noticeKind, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/**
 * Leaves for the checkout that the visitor's login has ended: its sum no longer has the account's prices and balance. The
 * page may be that of the same response. Other pages show the notice too, should the checkout redirect to one of them.
 */
export const tellLoginEnded = ({ cookies }: Visit) =>
  flash(cookies, noticeKind(['login-needed']), 'login-needed')

export const takeLoginEnded = ({ cookies }: Visit): boolean =>
  takeFlashNotice(cookies, ['login-needed']) !== null
