/** Whether a name contains the typed text, ignoring case and accents: `solglott` finds Solgløtt. */
export function isMatchingName(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed.trim()))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'a')
    .replace(/ß/g, 'ss')
}
