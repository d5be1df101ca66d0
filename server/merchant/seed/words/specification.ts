import type { LocalText } from '../../catalogue/product-record.ts'
import { localText } from '../local-text.ts'

/** Assembly on delivery: the label in the specification and the sentence in the delivery text. */
export const assemblies = {
  none: {
    label: localText([
      'Levereras monterad',
      'Leveres samlet',
      'Delivered assembled',
      'Toimitetaan koottuna',
      'Leveres montert',
    ]),
    sentence: localText([
      'Levereras färdig att använda.',
      'Leveres klar til brug.',
      'Arrives ready to use.',
      'Toimitetaan käyttövalmiina.',
      'Leveres klar til bruk.',
    ]),
  },
  simple: {
    label: localText([
      'Enkel montering',
      'Enkel samling',
      'Simple assembly',
      'Helppo koota',
      'Enkel montering',
    ]),
    sentence: localText([
      'Monteras på en kvart; verktyg och anvisning följer med.',
      'Samles på et kvarter; værktøj og vejledning følger med.',
      'Assembled in a quarter of an hour; tools and instructions are included.',
      'Kokoaminen vie vartin; työkalut ja ohjeet tulevat mukana.',
      'Monteres på et kvarter; verktøy og veiledning følger med.',
    ]),
  },
  'two-people': {
    label: localText([
      'Monteras av två personer',
      'Samles af to personer',
      'Assembly for two people',
      'Kokoamiseen tarvitaan kaksi henkilöä',
      'Monteres av to personer',
    ]),
    sentence: localText([
      'Var gärna två när ni monterar, och räkna med en knapp timme.',
      'Vær gerne to om at samle, og regn med en lille times tid.',
      'Best assembled by two people; allow just under an hour.',
      'Kokoa mieluiten kaksin; varaa aikaa vajaa tunti.',
      'Vær gjerne to når dere monterer, og regn med en liten time.',
    ]),
  },
} as const satisfies Record<string, { label: LocalText; sentence: LocalText }>

/** "Width 215 cm, depth 92 cm, height 81 cm": the measures as a sentence. */
export const measureSentence: LocalText = localText([
  'Mått: bredd {width} cm, djup {depth} cm, höjd {height} cm.',
  'Mål: bredde {width} cm, dybde {depth} cm, højde {height} cm.',
  'Measures {width} cm wide, {depth} cm deep and {height} cm high.',
  'Mitat: leveys {width} cm, syvyys {depth} cm, korkeus {height} cm.',
  'Mål: bredde {width} cm, dybde {depth} cm, høyde {height} cm.',
])

/** Measures of something that lies flat. */
export const flatMeasureSentence: LocalText = localText([
  'Mått: {width} × {depth} cm.',
  'Mål: {width} × {depth} cm.',
  'Measures {width} × {depth} cm.',
  'Mitat: {width} × {depth} cm.',
  'Mål: {width} × {depth} cm.',
])
