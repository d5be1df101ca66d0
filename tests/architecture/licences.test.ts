import { expect, it } from 'vitest'

import { imagePackages } from '#server/launch/system/image-packages.mjs'

/** Licences that allow any use, with their text kept; the text is in the folder of each package. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'],
  'Unlicense',
  // For fonts.
  'OFL-1.1',
])

/** Packages whose licence is judged alone. */
const judged: Readonly<Record<string, RegExp>> = {
  // Its LICENSE file is MIT; its package.json names none.
  'png-js': /^null$/,
  // libvips, a shared library that can be replaced, as the LGPL asks; and sharp for browsers, which contains it.
  '@img/sharp-libvips-': /^LGPL-3.0-or-later$/,
  '@img/sharp-wasm32': /^Apache-2.0 AND LGPL-3.0-or-later AND MIT$/,
}

it('every package in the image has an allowed licence', () => {
  const packages = imagePackages()
  expect(packages.length).toBeGreaterThan(200)
  const others = packages.filter(({ name, license }) => {
    const parts = license?.replace(/[()]/g, '').split(/ AND | OR /) ?? []
    const [, exception] = Object.entries(judged).find(([start]) => name.startsWith(start)) ?? []
    return exception
      ? !exception.test(String(license))
      : !(parts.length > 0 && parts.every((one) => allowed.has(one)))
  })
  expect(others).toEqual([])
})
