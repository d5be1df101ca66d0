import { expect, test } from 'vitest'

import { fittingSize, limitedZoom, zoomAt } from '#app/routes/catalogue/product/gallery/zoom.ts'

const wide = { width: 1000, height: 500 }
const narrow = { width: 400, height: 800 }

test.for([
  [wide, { width: 400, height: 500 }],
  [narrow, { width: 400, height: 500 }],
] as const)('a picture fits a frame of %o', ([frame, size]) => {
  expect(fittingSize(frame)).toEqual(size)
})

test.for([
  ['the middle', narrow, { x: 200, y: 400 }, { left: 200, top: 100 }],
  ['the upper left corner of the picture', narrow, { x: 0, y: 150 }, { left: 0, top: -150 }],
  ['a point in a wide frame', wide, { x: 400, y: 250 }, { left: -200 + 100, top: 250 }],
] as const)('zoomed at %s, that point stays where it is', ([, frame, point, scrolled]) => {
  const now = { ...fittingSize(frame), left: 0, top: 0 }
  const { left, top, ...size } = zoomAt(frame, now, point, 2)
  expect(size).toEqual({ width: 800, height: 1000 })
  expect({ left, top }).toEqual(scrolled)
})

test('zooming in and out at a point restores the scroll position', () => {
  const now = { width: 800, height: 1000, left: 120, top: 60 }
  const point = { x: 77, y: 500 }
  const larger = zoomAt(narrow, now, point, 4)
  const back = zoomAt(narrow, larger, point, 2)
  expect(back.left).toBeCloseTo(now.left)
  expect(back.top).toBeCloseTo(now.top)
})

test('two fingers zoom neither below the whole picture nor without end', () => {
  expect([0.2, 2, 90].map(limitedZoom)).toEqual([1, 2, 4])
})
