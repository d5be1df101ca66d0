import type { CookieJar } from '#app/context.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { ToggleChange } from '#app/ui/button/toggle-change.ts'

import { changeCompared, comparedText, readComparedIds } from './compared.ts'

export function comparedIds(jar: CookieJar): number[] {
  return readComparedIds(readCookie(jar, 'compare'))
}

export function saveCompared(jar: CookieJar, changes: readonly ToggleChange[]): number[] {
  const before = comparedIds(jar)
  const ids = changeCompared(before, changes)
  if (ids.length === 0) forgetCookie(jar, 'compare')
  else if (ids.join() !== before.join()) writeCookie(jar, 'compare', comparedText(ids))
  return ids
}
