import type { ImageType } from './image-address.ts'

/** A few of the widths that an image server offers: each one adds bytes to every card. */
const productWidths = [200, 300, 400, 600, 800, 1200, 1600, 2000]
const sceneWidths = [400, 600, 800, 1000, 1500, 2000, 3000]

export function pictureWidths(
  type: ImageType,
  { narrowest = 0, widest = 1600 }: { narrowest?: number; widest?: number | undefined },
): number[] {
  const widths = type === 'product' ? productWidths : sceneWidths
  return widths.filter((width) => width >= narrowest && width <= widest)
}
