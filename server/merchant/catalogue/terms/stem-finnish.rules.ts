/** A noun has some thirty forms, and its consonants change (`sänky`, `sängyn`, `matto`, `maton`), which Snowball leaves. */

/** Shorter words are stems themselves: `puu`, `lasi`. */
const shortestStem = 3

/** Adjectives: `punainen`, `punaiset`, `punaisen`, `punaista`. */
const adjective = /i(?:nen|set|sen|sia|sta|sten|sella|selle|sessa)$/

/** Cases and plurals, folded: `ä` and `ö` are `a` and `o`. */
const grammaticalCase =
  /(?:(?<=[aeiouy])(?:lle|lla|lta|ssa|sta|ksi|hin|seen|den|tten|jen|ja|ita|tta|n|t)|ien|ia)$/

const vowels = /[aeiouy]+$/

/** Consonants of the two grades of a word, and of the two stems of `valaisin` and `kehys`. */
const grades: readonly (readonly [found: RegExp, replaced: string])[] = [
  [/im$/, ''],
  [/ks$/, 's'],
  [/ng$/, 'nk'],
  [/d$/, 't'],
  [/([kpt])\1$/, '$1'],
]

/** @param word folded */
export function stemFinnish(word: string): string {
  const cut = (text: string, ending: RegExp, replaced = '') => {
    const shorter = text.replace(ending, replaced)
    return shorter.length >= shortestStem ? shorter : text
  }
  const base = adjective.test(word) ? cut(word, adjective) : cut(word, grammaticalCase)
  return grades.reduce((text, [found, replaced]) => cut(text, found, replaced), cut(base, vowels))
}
