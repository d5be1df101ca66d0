import type { PictureFormat } from './picture-address.ts'

export interface AheadPicture {
  /** `/images/{type}/{folder}/{fileName}`. */
  path: string
  format: PictureFormat
}

export interface ShopWindow {
  /** File names of room scenes: the start page's first, then those of its categories. */
  scenes: readonly string[]
  /** File names of the front pictures on the start page, in its order. */
  fronts: readonly string[]
}

/**
 * The pictures that first visitors see, the most wanted first: the first screen in the format that
 * nearly every browser reads, then the same for older ones. Each once, however often it is shown. The
 * sizes of one room or piece follow one another: to build and light it costs more than to draw it.
 */
export function aheadPictures({ scenes, fronts }: ShopWindow): AheadPicture[] {
  const [hero, ...others] = [...new Set(scenes)]
  const scene = (file: string, width: number) => `/images/pagewidget/${width}w/${file}`
  const front = (file: string, width: number) =>
    `/images/product/${width}f${(width * 5) / 4}/${file}`
  const everyFront = [...new Set(fronts)]
  const paths = [
    ...(hero === undefined ? [] : heroWidths.map((width) => scene(hero, width))),
    ...others.flatMap((file) => sceneWidths.map((width) => scene(file, width))),
    ...everyFront.flatMap((file) => frontWidths.map((width) => front(file, width))),
  ]
  return (['avif', 'webp'] as const).flatMap((format) => paths.map((path) => ({ path, format })))
}

/** What phones, laptops and large screens pick of the widths that the storefront offers. */
const heroWidths = [1000, 800, 1500, 2000]
const sceneWidths = [400, 600]
const frontWidths = [400, 600, 300]
