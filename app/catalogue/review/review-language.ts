import { languageCodes, type LanguageCode } from '#app/i18n/languages.ts'

/**
 * Frequent words of reviews by language. The public API does not return the language of a review. A word
 * that several languages have counts for each of them: the rest of the text decides.
 */
const frequentWords: Record<LanguageCode, string> = {
  sv: `och är inte att det som på med men för en ett mycket bra vi den jag av från till så var har
    kvalitet skön fin snygg väldigt men ännu också hos oss lite sitter ser ut än mina mig soffan snabb
    leverans nöjd rekommenderar`,
  da: `og er ikke at det som på med men for en et meget god godt vi den jeg af fra til så var har kvalitet
    flot lækker også hos os lidt sidder ser ud end mine mig hurtig levering tilfreds anbefaler nogle blev
    hvad ligner efter ud op køb købt mere uden nu meget pæn pæne dejlig rigtig virkelig måneder noget
    nem bedre havde gerne selv lige især kunne billedet billederne ventet hele vejen kassen`,
  nb: `og er ikke at det som på med men for en et veldig bra godt vi den jeg av fra til så var har kvalitet
    fin flott også hos oss litt sitter ser ut enn mine meg rask levering fornøyd anbefaler noen ble hva
    ligner etter mye ut opp kjøp kjøpt mer uten nå veldig pen pene deilig virkelig måneder noe
    enkel bedre hadde gjerne selv akkurat spesielt kunne bildet bildene ventet hele veien esken å`,
  fi: `ja on ei että se mutta hyvä kanssa oli erittäin todella kun niin myös olen meillä tämä vain kuin
    hieman laatu toimitus nopea suosittelen tyytyväinen kaunis mukava sohva`,
  en: `the and is not that it but with very good we of to for this was have has a an i in on nice quality
    looks my me fast delivery happy recommend comfortable little our`,
}

const wordsOf = new Map(
  languageCodes.map((code) => [code, new Set(frequentWords[code].split(/\s+/))] as const),
)

/** Fewer known words may be those of another language that this table lacks. */
const minScore = 2

/** The language that a text is written in; null where another is nearly as likely, or few words are known. */
export function guessLanguage(text: string): LanguageCode | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = languageCodes
    .map((code) => ({
      code,
      score: words.filter((word) => wordsOf.get(code)?.has(word)).length + letterScore(words, code),
    }))
    .sort((one, other) => other.score - one.score)
  const [first, second] = scores
  if (!first || !second || first.score < minScore) return null
  return first.score - second.score >= 1 ? first.code : null
}

/** Words with letters that only some of the languages write. */
function letterScore(words: readonly string[], code: LanguageCode): number {
  const letters = {
    sv: /[äö]/,
    fi: /[äö]|aa|ii|uu|yy|(ss|st|ll|lt)a$|nen$|mpi$/,
    da: /[æø]/,
    nb: /[æø]/,
    en: /^$/,
  }[code]
  return words.filter((word) => letters.test(word)).length / 2
}
