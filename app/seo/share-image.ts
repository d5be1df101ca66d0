import { imageAddress, imageHeight, type ImageFile } from '#app/images/image-address.ts'

import type { ShareImage } from './page-head.ts'
import { absoluteUrl, type Origins } from './absolute-url.ts'

const width = 1000

/** An image of the image host for Open Graph: absolute URL, size and alternative text. */
export function shareImage(
  origins: Origins,
  { type = 'product', file, alt }: Partial<ImageFile> & { file: string; alt: string },
): ShareImage {
  const address = imageAddress(origins.images, { type, file }, width)
  const height = imageHeight(type, width)
  return { href: absoluteUrl(origins, address), width, ...(height && { height }), alt }
}
