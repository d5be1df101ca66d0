import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { renderProduct } from './render-product.ts'
import { renderScene } from './render-scene.ts'
import type { ImageFormat } from '#server/merchant/images/image-address.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'
import type { Pixels } from './render/render-image.ts'

/** Renders and encodes a picture. CPU-bound: runs in a worker thread where there is one. */
export async function makePicture(request: PictureRequest): Promise<Uint8Array> {
  const renderedWidth = Math.min(request.width, maxRenderedWidth)
  const rendered = render(request.what, renderedWidth)
  let picture = sharp(rendered.bytes, {
    raw: { width: rendered.width, height: rendered.height, channels: 3 },
  })
  if (renderedWidth < request.width)
    picture = picture.resize({ width: request.width, kernel: 'cubic' })
  return encoders[request.format](picture).toBuffer()
}

/** Wider pictures are enlarged: rendering them would take ten seconds. */
const maxRenderedWidth = 2000

function render(what: PictureRequest['what'], width: number): Pixels {
  return what.of === 'product'
    ? renderProduct(what.subject, what.view, width)
    : renderScene(what.subject, width, Math.round(width * what.aspect))
}

// Low effort: a higher one takes five times as long for a few per cent of size.
const encoders: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 63, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2, smartSubsample: true }),
  jpg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
}

// One thread per picture: pictures are rendered in parallel.
sharp.concurrency(1)
sharp.cache(false)
