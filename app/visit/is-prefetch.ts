import type { CookieJar } from '../context.ts'
import { cookies } from '../session/cookies.ts'

/** Whether a browser requests data that the visitor may never see: nothing that is shown once may be used up. */
export function isPrefetch({ headers }: Request): boolean {
  return ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'))
}

const flashCookies: ReadonlySet<string> = new Set([cookies.notice.name, cookies.flashEvents.name])

/** The cookies without what the next page tells its visitor. */
export function withoutFlash(jar: CookieJar): CookieJar {
  return { ...jar, read: (name) => (flashCookies.has(name) ? undefined : jar.read(name)) }
}
