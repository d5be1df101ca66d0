import type { LocalText } from '../../catalogue/product-record.ts'
import type { LanguageCode } from '../../channel/markets.ts'
import { localTexts } from '../local-text.ts'

/** Last sentences of a long text; `{series}` is the collection's name as a whole word. */
export const closings: LocalText[] = localTexts([
  [
    'Formgivningen går igen i hela {series}, så det är lätt att lägga till något senare.',
    'Formgivningen går igen i hele {series}, så det er let at tilføje noget senere.',
    'The design runs through all of {series}, so adding something later is easy.',
    'Sama muotoilu toistuu koko {series}-sarjassa, joten täydentäminen myöhemmin on helppoa.',
    'Formgivningen går igjen i hele {series}, så det er lett å legge til noe senere.',
  ],
  [
    '{series} har fått sitt namn efter en plats, och sitt lugn från samma håll.',
    '{series} har fået sit navn efter et sted og sin ro samme sted fra.',
    '{series} is named after a place, and has its calm from there too.',
    '{series} on saanut nimensä paikasta ja rauhansa samasta suunnasta.',
    '{series} har fått navnet sitt etter et sted, og roen fra samme kant.',
  ],
  [
    'Tanken med {series} är enkel: få saker, väl gjorda.',
    'Tanken med {series} er enkel: få ting, godt lavet.',
    'The idea of {series} is simple: few things, well made.',
    '{series}-sarjan ajatus on yksinkertainen: vähän tavaraa, hyvin tehtynä.',
    'Tanken bak {series} er enkel: få ting, godt laget.',
  ],
  [
    'I serien {series} finns fler möbler och detaljer i samma anda.',
    'I serien {series} findes flere møbler og detaljer i samme ånd.',
    'The {series} series has more pieces in the same spirit.',
    '{series}-sarjasta löytyy lisää kalusteita ja yksityiskohtia samassa hengessä.',
    'I serien {series} finnes flere møbler og detaljer i samme ånd.',
  ],
  [
    'Med {series} kan du bygga ett rum i flera steg, en sak i taget.',
    'Med {series} kan du bygge et rum op trin for trin, én ting ad gangen.',
    'With {series} you can build a room in steps, one thing at a time.',
    '{series}-sarjan avulla voit rakentaa huoneen vaiheittain, yksi esine kerrallaan.',
    'Med {series} kan du bygge opp et rom i flere steg, én ting om gangen.',
  ],
  [
    'Se även de andra delarna i {series}, som delar material och färger.',
    'Se også de andre dele i {series}, som deler materialer og farver.',
    'See the other parts of {series}, which share materials and colours.',
    'Tutustu myös {series}-sarjan muihin osiin, joissa toistuvat samat materiaalit ja värit.',
    'Se også de andre delene i {series}, som deler materialer og farger.',
  ],
  [
    'Alla delar i {series} är formgivna för att passa ihop, men trivs lika bra ensamma.',
    'Alle dele i {series} er tegnet til at passe sammen, men trives lige så godt alene.',
    'Everything in {series} is designed to go together, yet stands just as well alone.',
    'Kaikki {series}-sarjan osat sopivat yhteen mutta viihtyvät yhtä hyvin yksinään.',
    'Alle delene i {series} er formgitt for å passe sammen, men trives like godt alene.',
  ],
])

/** Fills the series in; Finnish joins a name of two words with a space before the hyphen. */
export function closeWith(template: string, series: string, language: LanguageCode): string {
  const isSpaced = language === 'fi' && series.includes(' ')
  return template
    .replace('{series}-', `${series}${isSpaced ? ' ' : ''}-`)
    .replace('{series}', series)
}
