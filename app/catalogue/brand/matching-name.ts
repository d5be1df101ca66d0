import { plainLetters } from '#app/kit/text/match-name.ts'

/** Whether a name contains the typed text, ignoring case and accents: `solglott` finds Solgløtt. */
export function isMatchingName(name: string, typed: string): boolean {
  return plainLetters(name).includes(plainLetters(typed.trim()))
}
