import sharp from 'sharp'
import { expect, test } from 'vitest'

import { makePicture } from '#server/demo/pictures/make-picture.ts'
import { renderProduct } from '#server/demo/pictures/render-product.ts'
import type { PictureSubject } from '#server/merchant/vocabulary/appearance.ts'

import { coarseLight } from './coarse-light.ts'

test('the wall behind a product has no lines in a large AVIF', async () => {
  const sofa: PictureSubject = {
    kind: 'sofa',
    material: 'fabric',
    legs: 'tapered',
    ...{ width: 2200, depth: 950, height: 850, parts: 3, design: 20_240 },
    ...{ color: '6E6A5E', accent: '8A6244' },
  }
  const { bytes, width, height } = renderProduct(sofa, 'front', 1200, coarseLight)
  const raw = { width, height, channels: 3 } as const
  const master = await sharp(bytes, { raw }).png().toBuffer()
  const file = await makePicture({ make: 'size', master, width, format: 'avif' })
  const shown = await sharp(file).raw().toBuffer()
  const lines = Array.from({ length: height / 2 }, (_, row) => row).filter((row) => {
    const [above, below] = [row, row + 1].map((each) => (each * width + 60) * 3) as [number, number]
    const isSmooth = Math.abs(bytes[below]! - bytes[above]!) <= 1
    return isSmooth && Math.abs(shown[below]! - shown[above]!) > 1
  })
  expect(lines).toEqual([])
})
