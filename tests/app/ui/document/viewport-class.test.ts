import { expect, it } from 'vitest'

import { serverViewportWidth, viewportClass } from '#app/ui/document/viewport-class.ts'

const breakpoints = { tablet: 768, laptop: 1024, desktop: 1200, desktopBig: 1440 }

it.each([
  [320, 'phone'],
  [767.5, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'laptop'],
  [1200, 'desktop'],
  [serverViewportWidth, 'desktop'],
  [1440, 'desktopBig'],
  [9999, 'desktopBig'],
])('a window of %s pixels is of the class %s', (width, expected) => {
  expect(viewportClass(width, breakpoints)).toBe(expected)
})
