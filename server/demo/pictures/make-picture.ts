import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { drawProduct } from './draw-product.ts'
import { drawScene } from './draw-scene.ts'
import type { ImageFormat } from '#server/merchant/images/image-address.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'
import type { Pixels } from './render/render-image.ts'

/** Draws and encodes a picture. Heavy: belongs in a worker thread where one is at hand. */
export async function makePicture(request: PictureRequest): Promise<Uint8Array> {
  const wide = Math.min(request.width, widestDrawn)
  const drawn = draw(request.what, wide)
  let picture = sharp(drawn.bytes, {
    raw: { width: drawn.width, height: drawn.height, channels: 3 },
  })
  if (wide < request.width) picture = picture.resize({ width: request.width, kernel: 'cubic' })
  return encoders[request.format](picture).toBuffer()
}

/** Beyond this the largest screens get an enlarged picture: nobody waits ten seconds for a sofa. */
const widestDrawn = 2000

function draw(what: PictureRequest['what'], width: number): Pixels {
  return what.of === 'product'
    ? drawProduct(what.subject, what.view, width)
    : drawScene(what.subject, width, Math.round(width * what.aspect))
}

// Effort is kept low: a higher one costs five times the time for a few per cent of size.
const encoders: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 63, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2, smartSubsample: true }),
  jpg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
}

// One thread per picture: the pictures themselves are made side by side.
sharp.concurrency(1)
sharp.cache(false)
