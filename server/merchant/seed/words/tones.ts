import type { LocalText } from '../../catalogue/product-record.ts'
import type { ColorKey } from '../colors.ts'
import { localTexts } from '../local-text.ts'

/** What colours of a kind do to a room. Woods, metals and stones speak through their material. */
const tones = {
  light: localTexts([
    [
      'Den ljusa tonen tar vara på dagsljuset och gör rummet luftigare.',
      'Den lyse tone udnytter dagslyset og gør rummet luftigere.',
      'The pale tone makes the most of daylight and opens up the room.',
      'Vaalea sävy kerää päivänvaloa ja avartaa huonetta.',
      'Den lyse tonen tar vare på dagslyset og gjør rommet luftigere.',
    ],
    [
      'En ljus bas som låter dig byta allt annat med årstiden.',
      'En lys base, der lader dig skifte alt andet med årstiden.',
      'A pale base that lets you change everything else with the seasons.',
      'Vaalea pohja antaa vaihtaa kaiken muun vuodenajan mukaan.',
      'En lys base som lar deg bytte alt annet med årstiden.',
    ],
  ]),
  neutral: localTexts([
    [
      'En neutral ton som trivs med trä, sten och grönt.',
      'En neutral tone, der trives med træ, sten og grønt.',
      'A neutral tone at ease with wood, stone and greenery.',
      'Neutraali sävy viihtyy puun, kiven ja viherkasvien seurassa.',
      'En nøytral tone som trives med tre, stein og grønt.',
    ],
    [
      'Färgen håller sig i bakgrunden och bär upp resten av rummet.',
      'Farven holder sig i baggrunden og bærer resten af rummet.',
      'The colour stays in the background and carries the rest of the room.',
      'Väri pysyy taustalla ja kannattelee muuta huonetta.',
      'Fargen holder seg i bakgrunnen og bærer resten av rommet.',
    ],
  ]),
  dark: localTexts([
    [
      'Den mörka tonen ger rummet en tyngdpunkt.',
      'Den mørke tone giver rummet et tyngdepunkt.',
      'The dark tone gives the room a centre of gravity.',
      'Tumma sävy antaa huoneelle painopisteen.',
      'Den mørke tonen gir rommet et tyngdepunkt.',
    ],
    [
      'Mörkt mot ljusa väggar blir tydligt utan att bli hårt.',
      'Mørkt mod lyse vægge bliver tydeligt uden at blive hårdt.',
      'Dark against pale walls is clear without being harsh.',
      'Tumma vaaleaa seinää vasten erottuu olematta kova.',
      'Mørkt mot lyse vegger blir tydelig uten å bli hardt.',
    ],
  ]),
  warm: localTexts([
    [
      'En varm kulör som gör sig bäst i kvällsljus.',
      'En varm kulør, der gør sig bedst i aftenlys.',
      'A warm shade that looks its best in evening light.',
      'Lämmin sävy on parhaimmillaan iltavalossa.',
      'En varm farge som gjør seg best i kveldslys.',
    ],
    [
      'Den varma färgen blir rummets lilla brasa.',
      'Den varme farve bliver rummets lille pejs.',
      'The warm colour is a small fire in the room.',
      'Lämmin väri on huoneen pieni takkatuli.',
      'Den varme fargen blir rommets lille peis.',
    ],
  ]),
  cool: localTexts([
    [
      'Färgen är hämtad ur skog och hav och blir aldrig skrikig.',
      'Farven er hentet fra skov og hav og bliver aldrig skrigende.',
      'The colour comes from forest and sea and never shouts.',
      'Väri on peräisin metsästä ja merestä, eikä se koskaan huuda.',
      'Fargen er hentet fra skog og hav og blir aldri skrikende.',
    ],
    [
      'En sval kulör som vilar ögat och klär varmt trä.',
      'En kølig kulør, der hviler øjet og klæder varmt træ.',
      'A cool shade that rests the eye and suits warm wood.',
      'Viileä sävy lepuuttaa silmää ja pukee lämmintä puuta.',
      'En kjølig farge som hviler øyet og kler varmt tre.',
    ],
  ]),
} satisfies Record<string, LocalText[]>

const toneOf: Partial<Record<ColorKey, keyof typeof tones>> = {
  ...{ white: 'light', cream: 'light', 'light-grey': 'light' },
  ...{ beige: 'neutral', greige: 'neutral', grey: 'neutral' },
  ...{ 'dark-grey': 'dark', black: 'dark', brown: 'dark' },
  ...{ cognac: 'warm', terracotta: 'warm', ochre: 'warm', 'dusty-pink': 'warm', burgundy: 'warm' },
  ...{ sage: 'cool', forest: 'cool', olive: 'cool', 'light-blue': 'cool', navy: 'cool' },
  petrol: 'cool',
}

/** Sentences about a colour; none for colours that are a material's own. */
export function toneSentences(color: ColorKey): readonly LocalText[] {
  const tone = toneOf[color]
  return tone ? tones[tone] : []
}
