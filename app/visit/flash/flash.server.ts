import type { CookieJar } from '#app/context.ts'
import { parseJsonObject } from '#app/kit/parse-json.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'

/** A kind of message for the next page. Each waits for the first page that shows its kind. */
export interface FlashKind<Message> {
  name: 'events' | 'notice' | 'cart' | 'payment'
  /** Null for anything but a message of this kind: the cookie may be forged. */
  read(sent: unknown): Message | null
}

/** The next page shows one of each kind. A cookie holds it, never the URL, which a reload or a shared link would repeat. */
export function flash<Message>(
  jar: CookieJar,
  { name }: FlashKind<Message>,
  message: Message,
): void {
  // A message that is too long beside the others replaces them.
  if (!write(jar, { ...messagesIn(jar), [name]: message })) write(jar, { [name]: message })
}

/** The message of a kind, which is taken once; messages of other kinds stay for their pages. */
export function takeFlash<Message>(
  jar: CookieJar,
  { name, read }: FlashKind<Message>,
): Message | null {
  if (leaving.has(jar)) return null
  const { [name]: sent, ...others } = messagesIn(jar)
  const message = read(sent)
  if (message === null) return null
  if (Object.keys(others).length === 0 || !write(jar, others)) forgetCookie(jar, 'flash')
  return message
}

const leaving = new WeakSet<CookieJar>()

/** To a later response: the visitor may never see this one, or other loaders would take what one tells the next page. */
export function leaveFlash(jar: CookieJar): void {
  leaving.add(jar)
}

const messagesIn = (jar: CookieJar) => parseJsonObject(readCookie(jar, 'flash'))

const write = (jar: CookieJar, messages: object) =>
  writeCookie(jar, 'flash', JSON.stringify(messages))

/** Events for the next page, by the names of earlier storefronts (spec section 4). */
const flashEvents = [
  'user:login',
  'user:logout',
  'user:register',
  'user:delete',
  'user:password-reset',
  'user:password-change',
  'customer-type:change',
  'newsletter:subscribe',
] as const

export type FlashEvent = (typeof flashEvents)[number]

const eventsKind: FlashKind<FlashEvent[]> = {
  name: 'events',
  read: (sent) =>
    Array.isArray(sent)
      ? sent
          .slice(-flashEvents.length)
          .flatMap((name) => flashEvents.find((event) => event === name) ?? [])
      : null,
}

/** Records an event for this visitor, after those that no page has reported yet. */
export function flashEvent(jar: CookieJar, event: FlashEvent): void {
  const before = eventsKind.read(messagesIn(jar)[eventsKind.name]) ?? []
  flash(jar, eventsKind, [...before, event])
}

export const takeFlashEvents = (jar: CookieJar) => takeFlash(jar, eventsKind) ?? []

export type FlashNotice =
  | 'wrong-password'
  | 'account-deleted'
  | 'login-link-used'
  | 'login-needed'
  | 'reset'
  | 'resetSent'
  | 'saved'
  | 'welcome'
  | 'passwordChanged'
  | 'reviewPosted'
  | 'stockAlertRequested'
  | 'priceAlertRequested'
  | 'subscribed'
  | 'confirmSubscription'
  | 'unsubscribed'
  | 'consentSaved'

export const noticeKind = <Name extends FlashNotice>(names: readonly Name[]): FlashKind<Name> => ({
  name: 'notice',
  read: (sent) => names.find((name) => name === sent) ?? null,
})

export function flashNotice(jar: CookieJar, notice: FlashNotice): void {
  flash(jar, noticeKind([notice]), notice)
  leaveFlash(jar)
}

/** The notice for this page, if it is one of these names; others stay for their page. */
export const takeFlashNotice = <Name extends FlashNotice>(
  jar: CookieJar,
  names: readonly Name[],
): Name | null => takeFlash(jar, noticeKind(names))
