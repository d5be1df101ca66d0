/** Synonyms that shoppers use instead of the catalogue's words; each line is one group of synonyms. */
import type { LanguageCode } from '../../channel/markets.ts'
import { fold } from './fold.rules.ts'
import { stem } from './stem.rules.ts'

const parseGroups = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

const groups: Record<LanguageCode, string[][]> = {
  sv: parseGroups(`soffa kanapé
    fåtölj länstol snurrfåtölj
    pall fotpall sittpuff puff
    garderob klädskåp
    byrå kommod
    skänk sideboard sidobord
    sidobord avlastningsbord lampbord
    sängbord nattduksbord nattygsbord
    skrivbord arbetsbord datorbord
    kontorsstol skrivbordsstol datorstol
    matbord köksbord middagsbord
    matstol köksstol
    pläd filt
    gardin draperi
    taklampa pendel takbelysning ljuskrona
    lampa belysning armatur
    bokhylla hyllsystem
    utemöbler trädgårdsmöbler uteplats
    solsäng solstol däckstol
    parasoll solskydd
    kudde prydnadskudde soffkudde
    tavla poster affisch
    barnsäng juniorsäng spjälsäng`),
  da: parseGroups(`sofa kanape
    lænestol hvilestol
    skammel fodskammel puf
    garderobeskab klædeskab
    kommode dragkiste
    skænk sideboard
    sengebord natbord
    skrivebord arbejdsbord
    kontorstol skrivebordsstol
    spisebord køkkenbord
    plaid tæppe
    pendel loftlampe loftslampe
    havemøbler udemøbler
    reol bogreol bogskab`),
  en: parseGroups(`sofa couch settee
    armchair chair easychair
    footstool pouf pouffe ottoman stool
    wardrobe closet armoire
    dresser chest commode
    sideboard buffet credenza
    nightstand bedside
    desk bureau
    rug carpet
    throw blanket
    cushion pillow
    pendant chandelier
    bookcase bookshelf
    curtain drape
    outdoor garden patio
    lounger sunbed deckchair
    lamp light`),
  fi: parseGroups(`sohva divaani
    nojatuoli lepotuoli
    rahi jakkara puffi
    vaatekaappi kaappi
    lipasto piironki
    senkki sivupöytä
    yöpöytä sivupöytä
    kirjoituspöytä työpöytä
    työtuoli toimistotuoli
    ruokapöytä keittiöpöytä
    torkkupeitto huopa viltti
    valaisin lamppu
    kattovalaisin riippuvalaisin kattolamppu
    puutarhakalusteet ulkokalusteet`),
  nb: parseGroups(`sofa kanapé
    lenestol hvilestol
    krakk fotskammel puff
    garderobe klesskap garderobeskap
    kommode dragkiste
    skjenk sideboard
    nattbord sengebord
    skrivebord arbeidsbord
    kontorstol skrivebordsstol
    spisebord kjøkkenbord
    pledd teppe
    taklampe pendel
    hagemøbler utemøbler
    bokhylle bokreol`),
}

/** Synonyms by language and stem. */
const byStem = new Map<LanguageCode, ReadonlyMap<string, ReadonlySet<string>>>(
  (Object.keys(groups) as LanguageCode[]).map((language) => [language, groupByStem(language)]),
)

/** Folded synonyms of a word; empty for a word without any. */
export function synonymsOf(word: string, language: LanguageCode): readonly string[] {
  return [...(byStem.get(language)?.get(stem(word, language)) ?? [])]
}

function groupByStem(language: LanguageCode): Map<string, Set<string>> {
  const others = new Map<string, Set<string>>()
  for (const group of groups[language]) {
    const words = group.map(fold)
    for (const word of words) {
      const key = stem(word, language)
      const synonyms = others.get(key) ?? new Set<string>()
      for (const other of words) if (other !== word) synonyms.add(other)
      others.set(key, synonyms)
    }
  }
  return others
}
