import type { ImageFile, ImageType } from './schemes/image-scheme.ts'
import { scheme } from './schemes/size-folders.ts'

export type { ImageFile, ImageType }

/**
 * URL of an image in one width, in pixels, by the imported scheme.
 *
 * @param imageServer origin or path of the image host, without a trailing slash
 */
export function imageAddress(imageServer: string, image: ImageFile, width: number): string {
  return scheme.address(imageServer, image, width)
}

/** Height in pixels of an image in one width; undefined for types that keep their aspect ratio. */
export function imageHeight(type: ImageType, width: number): number | undefined {
  return scheme.height(type, width)
}

/** Value of `srcSet`: an image in several widths. */
export function imageSrcSet(
  imageServer: string,
  image: ImageFile,
  widths: readonly number[],
): string {
  return widths.map((width) => `${imageAddress(imageServer, image, width)} ${width}w`).join(', ')
}

/**
 * The URL of `src`, parsed as a browser does, if it is on the image host; else null.
 *
 * @param origins the shop's origins, that of the request first; the image host may be a path on them
 */
export function imageHostAddress(
  src: string,
  { imageServer, origins }: { imageServer?: string; origins: readonly string[] },
): string | null {
  const [ownOrigin = 'http://shop.invalid'] = origins
  if (!imageServer || !src || src.length > 2_000 || !URL.canParse(src, ownOrigin)) return null
  const { origin, pathname, search } = new URL(src, ownOrigin)
  if (!imageServer.startsWith('/')) {
    const isOnHost = URL.canParse(imageServer) && new URL(imageServer).origin === origin
    return isOnHost ? origin + pathname + search : null
  }
  const isOwn = origin === ownOrigin || origins.includes(origin)
  return isOwn && pathname.startsWith(`${imageServer}/`) ? pathname + search : null
}
