import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import type { ImageFormat } from './image-address.ts'
import type { PictureSource } from './picture-source.ts'

/** Height / width of product pictures, as in their addresses (`400f500`). */
const productAspect = 1.25
/** How many sizes and formats are cached. */
const maxCached = 100

/** An empty frame, which claims nothing about the product; the same for all, so drawn once for each size. */
export function createPlainPictures(): PictureSource {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: maxCached })
  return {
    version: 'plain-1',
    get({ what, width, format }) {
      const aspect = what.of === 'product' ? productAspect : what.aspect
      const height = Math.round(width * aspect)
      const key = `${width}x${height}.${format}`
      const cached = cache.get(key)
      if (cached) return cached
      const encoded = encode(emptyFrame(width, height), format)
      cache.set(key, encoded)
      encoded.catch(() => cache.delete(key))
      return encoded
    },
    close: () => Promise.resolve(),
  }
}

/** Lines scale with the picture, so that every size shows the same drawing. */
function emptyFrame(width: number, height: number): string {
  const side = Math.min(width, height) * 0.28
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  const line = side * 0.05
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#f1eee8"/>
<g fill="none" stroke="#b9b2a6" stroke-width="${line}" stroke-linejoin="round">
<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${side * 0.08}"/>
<path d="M${left} ${top + side * 0.8}l${side * 0.32} ${-side * 0.36}l${side * 0.24} ${side * 0.24}l${side * 0.16} ${-side * 0.16}l${side * 0.28} ${side * 0.28}"/>
<circle cx="${left + side * 0.7}" cy="${top + side * 0.3}" r="${side * 0.09}"/>
</g></svg>`
}

async function encode(svg: string, format: ImageFormat): Promise<Uint8Array> {
  // Takes 20 MB, and most merchants never need it.
  const { default: sharp } = await import('sharp')
  return encoders[format](sharp(Buffer.from(svg))).toBuffer()
}

const encoders: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 60, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 82 }),
}
