import type { LanguageCode } from '#app/i18n/languages.ts'
import { browserCookies } from '#app/session/browser-cookies.ts'

const { name, maxAgeSeconds } = browserCookies.language

/** Saves the chosen language in the browser, with the same cookie as the server. */
export function saveLanguage(code: LanguageCode): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${code}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** Whether a language was chosen before, in this or the earlier storefront. */
export function hasSavedLanguage(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))
}
