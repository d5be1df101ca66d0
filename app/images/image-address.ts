/** What an image shows; hosts crop each type differently. */
export type ImageType = 'product' | 'pagewidget' | 'category' | 'campaign' | 'brand' | 'review'

export interface ImageFile {
  type: ImageType
  file: string
}

/** `{imageServer}/{type}/{folder}/{encodeURIComponent(fileName)}` of a width in pixels, with a folder such as `400f500` or `800w`. */
export function imageAddress(
  imageServer: string,
  { type, file }: ImageFile,
  width: number,
): string {
  const height = imageHeight(type, width)
  const folder = height === undefined ? `${width}w` : `${width}f${height}`
  return `${imageServer}/${type}/${folder}/${encodeURIComponent(file)}`
}

/** Height in pixels of an image in one width: product images are 4:5, all other types keep their aspect ratio. */
export const imageHeight = (type: ImageType, width: number): number | undefined =>
  type === 'product' ? (width * 5) / 4 : undefined

/** Value of `srcSet`: an image in several widths. */
export function imageSrcSet(
  imageServer: string,
  image: ImageFile,
  widths: readonly number[],
): string {
  return widths.map((width) => `${imageAddress(imageServer, image, width)} ${width}w`).join(', ')
}

/** `src` as a browser parses it, if on the image host, perhaps a path of one of `origins`, the request's first; else null. */
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
