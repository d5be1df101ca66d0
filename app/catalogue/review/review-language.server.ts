import { isLanguageCode, type LanguageCode } from '#app/i18n/languages.ts'

/** A shorter text has too few trigrams to tell languages apart. */
const minLetters = 12
/** With less, one in forty Norwegian reviews is called Danish; with this none is, but most of the short ones stay unknown. */
const minMargin = 0.05

export type LanguageDetector = (text: string) => LanguageCode | null

/** Tells the language that a text is written in; null where that is not sure. Its data loads when it is needed first. */
export async function loadLanguageDetector(): Promise<LanguageDetector> {
  const { eld } = await import('eld/extrasmall')
  return (text) => {
    if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return null
    const scores = Object.entries(eld.detect(text).getScores()).sort(([, a], [, b]) => b - a)
    const [[name, score] = ['', 0], [, next] = ['', 0]] = scores
    const code = name === 'no' ? 'nb' : name
    return isLanguageCode(code) && score - next >= minMargin ? code : null
  }
}
