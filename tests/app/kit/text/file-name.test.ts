import { expect, it } from 'vitest'

import { isFileName } from '#app/kit/text/file-name.ts'

it.each([
  ['/om-oss.css', true],
  ['/mina-sidor/ordrar/x.JS', true],
  ['/p/soffa.php', true],
  ['/x%2Ecss', true],
  ['/x.data', true],
  ['/wp-login.php/', true],
  ['/min-bild.JPG', true],
  ['/apple-app-site.json', true],
  ['/favicon.ico', true],
  ['/p/soffa-2.0', false],
  ['/css', false],
  ['/p/soffa.css/vit', false],
  ['/%E0%A4%A', false],
])('%s is a file name: %s', (path, isFile) => {
  expect(isFileName(path)).toBe(isFile)
})
