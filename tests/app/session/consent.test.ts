import { describe, expect, it } from 'vitest'

import { isTrackingRefused } from '#app/session/consent.server.ts'
import { formatConsent, parseConsent, purposes } from '#app/session/consent.ts'
import { day, year } from '#app/kit/time.ts'

const now = 1_795_396_280

describe('the choice of cookies', () => {
  it.each([
    { allowed: [], value: `2.${now}.none` },
    { allowed: ['statistics'], value: `2.${now}.statistics` },
    { allowed: ['marketing', 'preferences'], value: `2.${now}.preferences-marketing` },
    { allowed: purposes, value: `2.${now}.preferences-statistics-marketing` },
  ] as const)('is stored as $value', ({ allowed, value }) => {
    expect(formatConsent(allowed, now + 0.7)).toBe(value)
    const consent = parseConsent(value, now)
    expect(consent?.givenAt).toBe(now)
    expect(new Set(consent?.allowed)).toEqual(new Set(allowed))
  })

  it.each([
    ['true', purposes],
    ['false', []],
  ])('is understood when the earlier storefront stored %s', (value, allowed) => {
    expect(parseConsent(value, now)).toEqual({ allowed, givenAt: null })
  })

  it.each([
    undefined,
    '',
    'TRUE',
    '1',
    'null',
    '{"marketing":true}',
    `2.${now}`,
    `2.${now}.`,
    `2.${now}.everything`,
    `2.${now}.statistics-everything`,
    `2.${now}.statistics-statistics`,
    `2.${now}.STATISTICS`,
    `2.${now}.none-marketing`,
    `2.-5.none`,
    `2.${'9'.repeat(12)}.marketing`,
    `0.${now}.marketing`,
    `1.${now}.marketing`,
    `3.${now}.marketing`,
    `2.${now - year - 1}.marketing`,
    `2.${now + 2 * day}.marketing`,
    `2.${now}.marketing `,
    'x'.repeat(4_000),
  ])('is none when the cookie has %j', (value) => {
    expect(parseConsent(value, now)).toBeNull()
  })
})

it.each([
  [{}, false],
  [{ DNT: '0' }, false],
  [{ DNT: '1' }, true],
  [{ 'Sec-GPC': '1' }, true],
])('a browser that sends %o refuses tracking: %s', (headers, isRefused) => {
  expect(isTrackingRefused(new Request('http://shop.test', { headers }))).toBe(isRefused)
})
