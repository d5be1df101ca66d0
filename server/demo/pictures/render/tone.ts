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

/** The byte of linear light, without compression. */
const bytes = Uint8Array.from({ length: steps + 1 }, (_, i) => {
  const value = i / steps
  const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(shown * 255)
})

/** Compresses highlights; the exponential function would take as long as the rest of a plain pixel. */
export function compressHighlights(light: number): number {
  return compressed[Math.round(Math.max(0, Math.min(brightest, light)) * steps)]!
}

/** The byte of a colour whose highlights are compressed. */
export function byteOf(light: number): number {
  return bytes[Math.round(Math.max(0, Math.min(1, light)) * steps)]!
}

/** Writes `shadedColor` as a pixel. */
export function writeShadedColor(pixels: Uint8Array, position: number): void {
  pixels[position] = byteOf(compressHighlights(shadedColor.red))
  pixels[position + 1] = byteOf(compressHighlights(shadedColor.green))
  pixels[position + 2] = byteOf(compressHighlights(shadedColor.blue))
}
