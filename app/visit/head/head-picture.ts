import type { HeadPicture } from './page-head.ts'

interface PictureFile {
  /** First segment under the image host. */
  type?: 'product' | 'category' | 'brand' | 'pagewidget'
  file: string
  alt: string
}

/** A picture of the image host as whoever shares a page wants it: absolute, one size, with its words. */
export function headPicture(
  origins: { shop: string; images: string },
  { type = 'product', file, alt }: PictureFile,
): HeadPicture {
  // Products are 4:5; scenes keep a shape of their own.
  const size = type === 'product' ? { width: 1000, height: 1250 } : { width: 1000 }
  const folder = type === 'product' ? '1000f1250' : '1000w'
  const address = `${origins.images}/${type}/${folder}/${encodeURIComponent(file)}`
  return { href: new URL(address, `${origins.shop}/`).href, ...size, alt }
}
