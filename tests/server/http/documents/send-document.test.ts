import { expect, it } from 'vitest'

import { acceptsEncoding } from '#server/http/documents/send-document.ts'
import { fastestMs } from '#tests/support/fastest.ts'

const acceptsGzip = (accepted: string) =>
  acceptsEncoding({ headers: { 'accept-encoding': accepted } } as never, 'gzip')

it.each([
  ['br, gzip', true],
  ['GZIP ; q=0.1', true],
  ['gzip;q=0', false],
  ['gzip ; q=0.000 ', false],
  ['x-gzip, *', false],
  ['', false],
])('Accept-Encoding: %s accepts gzip: %s', (accepted, accepts) => {
  expect(acceptsGzip(accepted)).toBe(accepts)
})

it('a header of spaces takes no time', () => {
  expect(fastestMs(() => acceptsGzip(`gzip${' '.repeat(15_000)}x`))).toBeLessThan(20)
})
