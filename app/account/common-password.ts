/** The most common words of password lists, in the shop's languages. */
const commonWords =
  /password|passwort|passord|losenord|kodeord|adgangskode|salasana|hemligt?|secret|letmein|welcome|valkommen|velkommen|tervetuloa|iloveyou|admin|login|dragon|monkey|football|fotboll|fodbold|jalkapallo|sommar|sommer|summer|kesa|vinter|winter|talvi|hemvist|(19|20)\d\d/g

/** Common sequences: alphabet, digits, rows and columns of the keyboard. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row, [...row].reverse().join('')])

const minRun = 3
/** Characters besides known words and sequences with which a password is still common: `password1!`. */
const maxBeside = 2
const maxPatternLength = 4

/** Whether a password is one repeated pattern, or known words and keyboard rows alone: attackers try these first. */
export function isCommonPassword(typed: string): boolean {
  const plain = typed.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  if (repeats(plain)) return true
  const spelled = plain.replace(/[@4]/g, 'a').replace(/[$5]/g, 's').replace(/0/g, 'o')
  return [plain, spelled].some(
    (text) => withoutRuns(text.replace(commonWords, '')).length <= maxBeside,
  )
}

/** `aaaaaaa`, `abcabcab`. */
function repeats(text: string): boolean {
  const patterns = Array.from({ length: maxPatternLength }, (_, index) => index + 1)
  return patterns.some(
    (length) =>
      text.length >= 2 * length &&
      [...text].every((letter, at) => at < length || letter === text[at - length]),
  )
}

function withoutRuns(text: string): string {
  let left = ''
  let at = 0
  while (at < text.length) {
    const run = Math.max(runAt(text, at), sameAt(text, at))
    if (run < minRun) left += text[at]
    at += run < minRun ? 1 : run
  }
  return left
}

function runAt(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && rows.some((row) => row.includes(text.slice(at, end + 1)))) end += 1
  return end - at
}

function sameAt(text: string, at: number): number {
  let end = at + 1
  while (text[end] === text[at]) end += 1
  return end - at
}
