import { parseNumber } from './price-text.rules.ts'

const millimetres: Record<string, number> = {
  ...{ mm: 1, millimeter: 1, cm: 10, centimeter: 10, dm: 100, m: 1000, meter: 1000 },
  ...{ in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4, '”': 25.4, ft: 304.8, "'": 304.8, '': 10 },
}
const grams: Record<string, number> = {
  ...{ g: 1, gram: 1, hg: 100, kg: 1000, '': 1000 },
  ...{ lb: 453.592, lbs: 453.592, oz: 28.3495 },
}

/** Millimetres of `40 cm`, `1.2 m`, `300 mm`, `16"` or a bare number of centimetres; else null. */
export function parseLength(text: string): number | null {
  return parseMeasure(text, millimetres, 50_000)
}

/** Grams of `12 kg`, `800 g`, `3 lb` or a bare number of kilograms; else null. */
export function parseWeight(text: string): number | null {
  return parseMeasure(text, grams, 5_000_000)
}

function parseMeasure(text: string, units: Record<string, number>, largest: number): number | null {
  const match = /^([\d.,]+)\s*([a-z"”']*)\.?$/i.exec(text.trim())
  const factor = match && units[match[2]!.toLowerCase()]
  const value = match && parseMeasureNumber(match[1]!)
  if (!factor || !value || value <= 0) return null
  const result = Math.round(value * factor)
  return result > 0 && result <= largest ? result : null
}

/** Measures have no thousands separator: `1.200 m` is 1.2 metres. */
function parseMeasureNumber(text: string): number | null {
  const isSimple = /^\d+([.,]\d+)?$/.test(text)
  return isSimple ? Number(text.replace(',', '.')) : parseNumber(text)
}
