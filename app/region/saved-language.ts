import type { LanguageCode } from '#app/i18n/languages.ts'
import { cookies } from '#app/session/cookies.ts'

const { name, maxAgeSeconds } = cookies.language

/** Remembers a language that was chosen in the browser, as the server would. */
export function saveLanguage(code: LanguageCode): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${code}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** Whether a language was chosen before, here or in the storefront before this one. */
export function hasSavedLanguage(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))
}
