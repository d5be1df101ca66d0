import { expect, it } from 'vitest'

import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'

it.each(['/', '/kassan', '/en/checkout?step=2', '/p/soffa%20gr%C3%B6n'])('accepts %s', (path) => {
  expect(sameOriginPath(path)).toBe(path)
})

it.each([
  '',
  null,
  undefined,
  'kassan',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  `/${'a'.repeat(3000)}`,
])('rejects %j', (text) => {
  expect(sameOriginPath(text)).toBeNull()
})
