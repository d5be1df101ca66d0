import { describe, expect, it } from 'vitest'
import { fillPlaceholders, resolveReturnUrl } from '#server/merchant/buying/checkout/return-urls.ts'

const origin = 'https://shop.example'

describe('a return address', () => {
  it.each([
    ['https://shop.example/checkout/confirm?oid=1', 'https://shop.example/checkout/confirm?oid=1'],
    ['/kassan', 'https://shop.example/kassan'],
    ['https://shop.example', 'https://shop.example/'],
  ])('under the shop is accepted: %s', (address, expected) => {
    expect(resolveReturnUrl(address, origin)).toBe(expected)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'https://shop.example@evil.example/',
    'https://user:pass@shop.example/',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://shop.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    '/\t/evil.example',
    'https://shop.example\\@evil.example/',
    'http:///evil.example',
  ])('elsewhere is rejected: %s', (address) => {
    expect(resolveReturnUrl(address, origin)).toBeNull()
  })

  it.each([
    ['https://shop.example/kassan', 'https://shop.example/kassan'],
    ['https://shop.test/checkout', 'https://shop.test/checkout'],
    ['http://shop.test/checkout', null],
    ['https://evil.example/', null],
  ])('with a domain per language may be under any of them: %s', (address, expected) => {
    expect(resolveReturnUrl(address, origin, ['https://shop.test'])).toBe(expected)
  })

  it('has its placeholders replaced, plain or encoded, except unknown ones', () => {
    const address = '/c?cartid={geins.cartid}&oid=%7Bpayment.uid%7D&x={other}'
    expect(fillPlaceholders(address, { 'geins.cartid': 'a&b', 'payment.uid': '100001' })).toBe(
      '/c?cartid=a%26b&oid=100001&x={other}',
    )
  })
})
