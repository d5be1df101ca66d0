/** Pictures that customers send with a review. Nothing of the sent file is stored: it is decoded and encoded again. */
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { reviewPictureWidths } from '../../vocabulary/review-picture.ts'

export const maxPictures = 3
const maxBytes = 8 * 1024 * 1024
/** A small file may hold billions of pixels, each of which takes memory to decode. */
const maxPixels = 40_000_000
/** Of a JPEG that is not progressive, as phones send them: it is decoded by rows, at once near the size that is stored. */
const maxPixelsByRows = 200_000_000
/** Of one side: that of a JPEG. The rows of a wider picture take a gigabyte. */
const maxSide = 65_535
const maxDecodeSeconds = 5

export interface ReviewPicture {
  /** Hash of the large one. */
  name: string
  small: Uint8Array
  large: Uint8Array
}

/** First bytes of JPEG, PNG and WebP. Other formats, such as SVG, never reach a decoder. */
const signatures = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF[^]{4}WEBP)/

export type PictureEncoder = (file: Blob) => Promise<ReviewPicture | null>

/** One at a time, upright, without metadata such as the place, and one frame. Null for no complete JPEG, PNG or WebP in the limits. */
export function createPictureEncoder(): PictureEncoder {
  const limit = pLimit(1)
  return (file) => limit(() => encode(file)).catch(() => null)
}

async function encode(file: Blob): Promise<ReviewPicture | null> {
  if (file.size > maxBytes) return null
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!signatures.test(bytes.toString('latin1', 0, 12))) return null
  // Takes 20 MB, and most merchants never need it.
  const { default: sharp } = await import('sharp')
  const { small, large } = reviewPictureWidths
  const { format, isProgressive, depth, width, height } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  if (Math.max(width, height) > maxSide) return null
  // Pixels of a PNG may have eight bytes instead of four.
  const maxWhole = depth === 'uchar' ? maxPixels : maxPixels / 2
  const limitInputPixels = format === 'jpeg' && !isProgressive ? maxPixelsByRows : maxWhole
  const picture = sharp(bytes, { limitInputPixels, failOn: 'truncated' })
    .timeout({ seconds: maxDecodeSeconds })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(large, large, { fit: 'inside', withoutEnlargement: true })
  const whole = await picture.jpeg({ quality: 80 }).toBuffer()
  const square = await sharp(whole).resize(small, small).jpeg({ quality: 80 }).toBuffer()
  return {
    name: createHash('sha256').update(whole).digest('hex').slice(0, 32),
    small: square,
    large: whole,
  }
}
