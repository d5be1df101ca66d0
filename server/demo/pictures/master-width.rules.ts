import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

/**
 * Widths that are rendered, in pixels; all other sizes are made from them. Each step serves the
 * widths that one kind of screen requests, because rendering four times the pixels for a small
 * picture would take longer than rendering both. Beyond the last one pictures are enlarged:
 * rendering them would take ten seconds.
 */
const masterWidths: Record<PictureRequest['what']['of'], readonly number[]> = {
  product: [400, 600, 800, 1200, 1600, 2000],
  scene: [600, 1000, 1500, 2000],
}

/**
 * Widths of the masters from which a picture can be made, best first: the smallest one that is large
 * enough, then larger ones, which serve if they exist already.
 */
export function masterWidthsFor({ what, width }: Pick<PictureRequest, 'what' | 'width'>) {
  const widths = masterWidths[what.of]
  const largeEnough = widths.filter((master) => master >= width)
  return largeEnough.length > 0 ? largeEnough : widths.slice(-1)
}
