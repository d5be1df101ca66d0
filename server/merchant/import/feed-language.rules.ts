import { languageCodes, type LanguageCode } from '../channel/markets.ts'

const words = (text: string) => new Set(text.split(' '))

/** Common words of each language that its neighbours do not use, or use with another meaning. */
const commonWords: Record<LanguageCode, ReadonlySet<string>> = {
  sv: words('och är för inte av ett från också mycket bord stol soffa vit höjd'),
  da: words('og af er ikke fra også meget hvid sort højde nem reol lænestol'),
  en: words('and the with for of is from chair table white black you your'),
  fi: words('ja on ei sekä joka tuoli pöytä sohva valkoinen musta korkeus'),
  nb: words('og av er ikke fra også mye hvit svart høyde enkel hylle lenestol'),
}

/** Detects a language by counting common words; English when it finds none. */
export function createLanguageDetector() {
  const counts = new Map<LanguageCode, number>(languageCodes.map((code) => [code, 0]))
  return {
    addText(text: string) {
      for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
        for (const code of languageCodes) {
          if (commonWords[code].has(word)) counts.set(code, counts.get(code)! + 1)
        }
      }
    },
    language(): LanguageCode {
      const [best] = [...counts].sort((a, b) => b[1] - a[1])
      return best && best[1] > 0 ? best[0] : 'en'
    },
  }
}

/** The shop's language of a tag such as `sv`, `sv-SE`, `da_DK` or `no`; null for any other tag. */
export function parseLanguageTag(tag: string): LanguageCode | null {
  const code = tag.toLowerCase().split(/[-_]/)[0]
  if (code === 'no' || code === 'nn') return 'nb'
  return languageCodes.find((known) => known === code) ?? null
}

/** The currency of `kr` or of a bare number in a feed of this language. */
export function defaultCurrencyOf(language: LanguageCode): 'SEK' | 'DKK' | 'NOK' | 'EUR' {
  const currencies = { sv: 'SEK', da: 'DKK', nb: 'NOK', fi: 'EUR', en: 'SEK' } as const
  return currencies[language]
}
