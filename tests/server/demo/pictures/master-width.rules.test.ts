import { expect, test } from 'vitest'
import { masterWidthsFor } from '#server/demo/pictures/master-width.rules.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

const scene: PictureRequest['what'] = {
  of: 'scene',
  subject: { scene: 'hall', design: 1 },
  aspect: 1,
}

test.each([
  [100, [600, 1000, 1500, 2000]],
  [600, [600, 1000, 1500, 2000]],
  [601, [1000, 1500, 2000]],
  [2000, [2000]],
  // Wider ones are enlarged.
  [4000, [2000]],
])('a scene of %i pixels is made from a master of %j', (width, expected) => {
  expect(masterWidthsFor({ what: scene, width })).toEqual(expected)
})
