import { flash, noticeKind, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** The login has ended: the checkout's sum has no account's prices and balance. Shown by other pages, too, after a redirect. */
export const tellLoginEnded = ({ cookies }: Visit) =>
  flash(cookies, noticeKind(['login-needed']), 'login-needed')

export const takeLoginEnded = ({ cookies }: Visit): boolean =>
  takeFlashNotice(cookies, ['login-needed']) !== null
