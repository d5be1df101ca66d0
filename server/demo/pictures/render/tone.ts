import { shadedColor } from './shade.ts'

/** Steps of linear light between black and white. */
const steps = 4096
/** Light above this many times white is shown as white. */
const brightest = 4

/** Linear light after its highlights are compressed softly instead of clipped. */
const compressed = Float32Array.from({ length: steps * brightest + 1 }, (_, i) => {
  const light = i / steps
  return light < 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp(-(light - 0.8) / 0.2))
})

/** Sixteenths of the byte of linear light, without compression. */
const sixteenths = Uint16Array.from({ length: steps + 1 }, (_, i) => {
  const value = i / steps
  const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(shown * 255 * 16)
})

/** Compresses highlights; the exponential function would take as long as the rest of a plain pixel. */
export function compressHighlights(light: number): number {
  return compressed[Math.round(Math.max(0, Math.min(brightest, light)) * steps)]!
}

/** The byte of a colour whose highlights are compressed. */
export function byteOf(light: number): number {
  return (sixteenthsOf(light) + 8) >> 4
}

function sixteenthsOf(light: number): number {
  return sixteenths[Math.round(Math.max(0, Math.min(1, light)) * steps)]!
}

/** Writes `shadedColor` as a pixel. Each pixel rounds at another threshold: the wall's gradient would have steps otherwise. */
export function writeShadedColor(pixels: Uint8Array, position: number): void {
  const threshold = Math.imul(position, 0x9e3779b1) >>> 28
  const { red, green, blue } = shadedColor
  pixels[position] = (sixteenthsOf(compressHighlights(red)) + threshold) >> 4
  pixels[position + 1] = (sixteenthsOf(compressHighlights(green)) + threshold) >> 4
  pixels[position + 2] = (sixteenthsOf(compressHighlights(blue)) + threshold) >> 4
}
