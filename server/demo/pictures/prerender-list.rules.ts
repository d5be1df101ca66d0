import type { ImageFormat } from '#server/merchant/images/image-address.ts'
import type { ListPictures, StartPagePictures } from '#server/merchant/images/list-pictures.ts'

export interface PrerenderedPicture {
  /** `/images/{type}/{folder}/{fileName}`. */
  path: string
  format: ImageFormat
}

/**
 * The start page, then what a visitor of each list sees first, then the rest of its first page: as large screens and
 * older phones show it, then as recent phones do, and at last as the products' own pages show it.
 */
export function* picturesToPrerender(
  startPage: StartPagePictures,
  lists: Iterable<ListPictures>,
): Generator<PrerenderedPicture> {
  yield* startPageToPrerender(startPage)
  const products: string[] = []
  for (const list of lists) {
    if (list.category) yield { path: scenePath(list.category, headerWidth), format: 'avif' }
    yield* frontViews(list.products.slice(0, firstScreen), 400)
    products.push(...list.products)
  }
  const once = [...new Set(products)]
  yield* frontViews(once, 400)
  yield* frontViews(once, 600)
  yield* frontViews(once, 800)
}

function* frontViews(files: readonly string[], width: number): Generator<PrerenderedPicture> {
  for (const file of files) yield { path: frontViewPath(file, width), format: 'avif' }
}

/**
 * The pictures of the start page in the order of importance: the first screen in the format that
 * nearly every browser reads, then the same for older ones. Each picture once, even when the page shows it several times.
 * The sizes of one scene or product follow one another, because building and lighting cost more
 * than rendering.
 */
export function startPageToPrerender({
  categories,
  products,
}: StartPagePictures): PrerenderedPicture[] {
  const otherScenes = [...new Set(categories)].filter((file) => file !== heroScene)
  const shown = [...new Set(products)]
  const paths = [
    ...heroWidths.map((width) => scenePath(heroScene, width)),
    ...otherScenes.flatMap((file) => sceneWidths.map((width) => scenePath(file, width))),
    ...shown.flatMap((file) => frontViewWidths.map((width) => frontViewPath(file, width))),
  ]
  return (['avif', 'webp'] as const).flatMap((format) => paths.map((path) => ({ path, format })))
}

const scenePath = (file: string, width: number) => `/images/pagewidget/${width}w/${file}`
const frontViewPath = (file: string, width: number) =>
  `/images/product/${width}f${(width * 5) / 4}/${file}`

/** The scene of the hero in `pages/start-page.ts`. */
const heroScene = 'scene-living-room-1.jpg'
/** The widths that phones, laptops and large screens select of those that the storefront offers. */
const heroWidths = [1000, 800, 1500, 2000]
const sceneWidths = [400, 600]
const frontViewWidths = [400, 600, 300]
/** The scene beside the title of a list, on a laptop. */
const headerWidth = 600
/** Cards that a large screen shows of a list before it is scrolled. */
const firstScreen = 8
