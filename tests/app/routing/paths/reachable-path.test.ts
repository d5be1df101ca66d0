import { expect, it } from 'vitest'

import { isReachablePath } from '#app/routing/paths/reachable-path.ts'

it.each([
  ['/p/soffa', true],
  ['/se/sv/p/soffa', true],
  ['/p/gr%C3%A5%20soffa', true],
  // Another spelling of the same characters redirects.
  [`/p/${encodeURIComponent('grå'.normalize('NFD'))}`, false],
  ['/p/..', false],
  ['/p//x', false],
  ['/p/a%00', false],
  ['/p/100%', false],
  ['/p/%E5', false],
  ['/p/a%5Cb', false],
  ['/p/a%0D%0Ab', false],
  ['/p/index.php', false],
  ['/p/soffa.js', false],
  [`/p/${'x'.repeat(3_000)}`, false],
  [`/p${'/x'.repeat(60)}`, false],
  ['//alias.invalid/x', false],
  ['https://alias.invalid/x', false],
])('%.40s can be requested unchanged: %s', (path, isReachable) => {
  expect(isReachablePath(path)).toBe(isReachable)
})
