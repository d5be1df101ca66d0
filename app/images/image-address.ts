/** First segment of an address under the image host. */
export type ImageType = 'product' | 'pagewidget' | 'category' | 'campaign' | 'brand'

export interface ImageFile {
  type: ImageType
  file: string
}

/**
 * Address of an image in one width, in pixels. Spec:
 * `{imageServer}/{type}/{folder}/{encodeURIComponent(fileName)}`. Product images are cut to 4:5
 * (`400f500`); all other types keep their own shape (`800w`).
 *
 * @param imageServer origin or path of the image host, without a trailing slash
 */
export function imageAddress(
  imageServer: string,
  { type, file }: ImageFile,
  width: number,
): string {
  const height = imageHeight(type, width)
  const folder = height === undefined ? `${width}w` : `${width}f${height}`
  return `${imageServer}/${type}/${folder}/${encodeURIComponent(file)}`
}

/** Height in pixels of an image in one width; undefined for types that keep their own shape. */
export function imageHeight(type: ImageType, width: number): number | undefined {
  return type === 'product' ? (width * 5) / 4 : undefined
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
 * The address `src` as a browser reads it, if it lies on the image host; else null.
 *
 * @param origins of the shop, its own first: an image host may be a path on them
 */
export function imageHostAddress(
  src: string,
  { imageServer, origins }: { imageServer?: string; origins: readonly string[] },
): string | null {
  const [own = 'http://shop.invalid'] = origins
  if (!imageServer || !src || src.length > 2_000 || !URL.canParse(src, own)) return null
  const { origin, pathname, search } = new URL(src, own)
  if (!imageServer.startsWith('/')) {
    const isOnHost = URL.canParse(imageServer) && new URL(imageServer).origin === origin
    return isOnHost ? origin + pathname + search : null
  }
  const isOwn = origin === own || origins.includes(origin)
  return isOwn && pathname.startsWith(`${imageServer}/`) ? pathname + search : null
}
