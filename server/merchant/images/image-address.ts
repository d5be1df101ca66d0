import { reviewPictureWidths } from '../vocabulary/review-picture.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpg'

export interface ImageAddress {
  type: 'product' | 'pagewidget' | 'category' | 'campaign' | 'brand' | 'review'
  /** Pixels. */
  width: number
  /** File name without its extension. */
  name: string
  /** Format of the extension; `jpg` leaves the choice to the Accept header. */
  extension: ImageFormat
}

/** `/images/{type}/{folder}/{fileName}`; null for others than the URL scheme has, which limits the number of sizes. */
export function parseImageAddress(path: string): ImageAddress | null {
  const match = /^\/images\/([a-z]+)\/([0-9fw]+)\/([^/]+)\.(avif|webp|jpg)$/.exec(path)
  if (!match) return null
  const [, type = '', folder = '', encoded = '', extension] = match
  const width = folders[type]?.get(folder)
  const name = tryDecode(encoded)
  if (width === undefined || name === null) return null
  return {
    type: type as ImageAddress['type'],
    width,
    name,
    extension: extension as ImageFormat,
  }
}

/** The best format that the Accept header allows. */
export function chooseFormat(extension: ImageFormat, accept: string | null): ImageFormat {
  if (extension !== 'jpg') return extension
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpg'
}

const hundreds = Array.from({ length: 20 }, (_, i) => (i + 1) * 100)
const productFolders = new Map(hundreds.map((width) => [`${width}f${width * 1.25}`, width]))
const wideFolders = new Map(
  [...hundreds.slice(0, 10), 1500, 2000, 2500, 3000, 3500, 4000].map((width) => [
    `${width}w`,
    width,
  ]),
)
const folders: Record<string, Map<string, number> | undefined> = {
  product: productFolders,
  pagewidget: wideFolders,
  category: wideFolders,
  campaign: wideFolders,
  brand: wideFolders,
  review: new Map(Object.values(reviewPictureWidths).map((width) => [`${width}w`, width])),
}

function tryDecode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
