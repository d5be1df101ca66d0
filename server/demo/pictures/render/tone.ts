import { shadedColor } from './shade.ts'

/** Steps of linear light between black and white. */
const steps = 4096
/** Light above this many times white is shown as white. */
const brightest = 4

/** Sixteenths of the byte of linear light, whose highlights are compressed softly instead of clipped. */
const sixteenths = Uint16Array.from({ length: steps * brightest + 1 }, (_, i) => {
  const light = i / steps
  const value = light < 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp(-(light - 0.8) / 0.2))
  const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(shown * 255 * 16)
})

/** The byte of linear light. */
export function byteOf(light: number): number {
  return (sixteenthsOf(light) + 8) >> 4
}

/** From a table: the exponential function would take as long as the rest of a plain pixel. */
function sixteenthsOf(light: number): number {
  return sixteenths[Math.round(Math.max(0, Math.min(brightest, light)) * steps)]!
}

/** Writes `shadedColor` as a pixel. Each pixel rounds at another threshold: the wall's gradient would have steps otherwise. */
export function writeShadedColor(pixels: Uint8Array, position: number): void {
  const threshold = Math.imul(position, 0x9e3779b1) >>> 28
  const { red, green, blue } = shadedColor
  pixels[position] = (sixteenthsOf(red) + threshold) >> 4
  pixels[position + 1] = (sixteenthsOf(green) + threshold) >> 4
  pixels[position + 2] = (sixteenthsOf(blue) + threshold) >> 4
}
