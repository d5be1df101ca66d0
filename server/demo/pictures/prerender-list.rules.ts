import type { ImageFormat } from '#server/merchant/images/image-address.ts'
import type { StartPagePictures } from '#server/merchant/images/start-page-pictures.ts'

export interface PrerenderedPicture {
  /** `/images/{type}/{folder}/{fileName}`. */
  path: string
  format: ImageFormat
}

/**
 * The pictures of the start page in the order of importance: the first screen in the format that
 * nearly every browser reads, then the same for older ones. Each once, however often it is shown.
 * The sizes of one scene or product follow one another, because building and lighting cost more
 * than rendering.
 */
export function picturesToPrerender({
  categories,
  products,
}: StartPagePictures): PrerenderedPicture[] {
  const others = [...new Set(categories)].filter((file) => file !== openingScene)
  const scene = (file: string, width: number) => `/images/pagewidget/${width}w/${file}`
  const front = (file: string, width: number) =>
    `/images/product/${width}f${(width * 5) / 4}/${file}`
  const everyFront = [...new Set(products)]
  const paths = [
    ...heroWidths.map((width) => scene(openingScene, width)),
    ...others.flatMap((file) => sceneWidths.map((width) => scene(file, width))),
    ...everyFront.flatMap((file) => frontWidths.map((width) => front(file, width))),
  ]
  return (['avif', 'webp'] as const).flatMap((format) => paths.map((path) => ({ path, format })))
}

/** The scene of `pages/start-page.ts`. */
const openingScene = 'scene-living-room-1.jpg'
/** The widths that phones, laptops and large screens select of those that the storefront offers. */
const heroWidths = [1000, 800, 1500, 2000]
const sceneWidths = [400, 600]
const frontWidths = [400, 600, 300]
