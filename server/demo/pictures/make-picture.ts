import type { ImageFormat } from '#server/merchant/images/image-address.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { renderProduct } from './render-product.ts'
import { renderInRoom, renderScene } from './render-scene.ts'
import type { Pixels } from './render/render-image.ts'

/** What a worker makes: the master of a picture, or a size and format of an existing master. */
export type PictureJob =
  | { make: 'master'; what: PictureRequest['what']; width: number }
  | { make: 'size'; master: Uint8Array; width: number; format: ImageFormat }

/** Renders a master (PNG), or encodes a size of one. CPU-bound: runs in a process of its own where there is one. */
export function makePicture(job: PictureJob): Promise<Uint8Array> {
  return job.make === 'master' ? renderMaster(job) : encodeSize(job)
}

function renderMaster({ what, width }: PictureJob & { make: 'master' }): Promise<Uint8Array> {
  const { bytes, ...size } = render(what, width)
  return sharp(bytes, { raw: { ...size, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function render(what: PictureRequest['what'], width: number): Pixels {
  if (what.of === 'scene') return renderScene(what.subject, width, Math.round(width * what.aspect))
  return what.view === 'room'
    ? renderInRoom(what.subject, width)
    : renderProduct(what.subject, what.view, width)
}

function encodeSize({ master, width, format }: PictureJob & { make: 'size' }): Promise<Uint8Array> {
  return encoders[format](sharp(master).resize({ width, kernel: 'lanczos3' }), width).toBuffer()
}

// Low effort: each higher one takes twice as long for a few per cent of size.
const encoders: Record<ImageFormat, (picture: Sharp, width: number) => Sharp> = {
  avif: (picture, width) =>
    picture.avif({
      quality: 63,
      effort: 0,
      chromaSubsampling: '4:2:0',
      bitdepth: width < largeWidth ? 8 : 10,
    }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2, smartSubsample: true }),
  jpg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
}

/**
 * From this width, in pixels, the wall behind a product is so large that the rounding to 8 bits within
 * the encoder shows as lines. 10 bits take a third more time, for the same number of bytes.
 */
const largeWidth = 800

// One processor core per picture: pictures are rendered in parallel.
sharp.concurrency(1)
sharp.cache(false)
