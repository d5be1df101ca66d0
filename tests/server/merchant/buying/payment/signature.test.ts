import { expect, it } from 'vitest'
import { isSignedCallback, signCallback } from '#server/merchant/buying/payment/signature.ts'

const body = '{"reference":"a"}'
const at = Date.UTC(2026, 10, 20)
const header = signCallback(body, at, 'secret')

it('a callback signed by the provider is accepted', () => {
  expect(isSignedCallback(header, body, at + 60_000, 'secret')).toBe(true)
})

it.each([
  ['without a signature', null, body, at, 'secret'],
  ['with another body', header, '{"reference":"b"}', at, 'secret'],
  ['with another secret', header, body, at, 'other'],
  ['played again after an hour', header, body, at + 3_600_000, 'secret'],
  [
    'with its time moved',
    header.replace(String(at), String(at + 3_600_000)),
    body,
    at + 3_600_000,
    'secret',
  ],
  ['with a cut signature', header.slice(0, -2), body, at, 'secret'],
  ['with garbage', 't=1,v1=zz', body, at, 'secret'],
])('a callback %s is rejected', (_, given, text, now, secret) => {
  expect(isSignedCallback(given, text, now, secret)).toBe(false)
})
