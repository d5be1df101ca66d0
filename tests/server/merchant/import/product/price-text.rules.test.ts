import { describe, expect, it } from 'vitest'
import { parsePriceText } from '#server/merchant/import/product/price-text.rules.ts'

describe('a price in a feed', () => {
  it.each([
    ['25.00 SEK', 25_00, 'SEK'],
    ['SEK 25.00', 25_00, 'SEK'],
    ['25.00SEK', 25_00, 'SEK'],
    ['25 sek', 25_00, 'SEK'],
    ['1,234.50 EUR', 1_234_50, 'EUR'],
    ['1.234,50 €', 1_234_50, 'EUR'],
    ['€1.234', 1_234_00, 'EUR'],
    ['1 234,50 kr', 1_234_50, 'kr'],
    ['1\u00a0234,50\u00a0kr.', 1_234_50, 'kr'],
    ['1\u202f234\u202f567 NOK', 1_234_567_00, 'NOK'],
    ["1'234.50 CHF", 1_234_50, 'CHF'],
    ['995:-', 995_00, 'kr'],
    ['995,-', 995_00, null],
    ['1,234', 1_234_00, null],
    ['1,23', 1_23, null],
    ['0.125', 13, null],
    ['25.0000 DKK', 25_00, 'DKK'],
    ['1,234,567.891', 1_234_567_89, null],
    ['199.9 SEK', 199_90, 'SEK'],
  ])('%s is parsed', (text, minor, currency) => {
    expect(parsePriceText(text)).toEqual({ ok: true, money: { minor, currency } })
  })

  it.each([
    ['0.00 SEK', 'not-positive'],
    ['-5 SEK', 'not-positive'],
    ['0.001 SEK', 'not-positive'],
    ['SEK', 'unreadable'],
    ['on request', 'unreadable'],
    ['12 34.5.6', 'unreadable'],
    ['1,23,456', 'unreadable'],
    ['10-20 SEK', 'unreadable'],
    ['25 pieces', 'unreadable'],
    ['1e9 SEK', 'unreadable'],
    ['99999999999 SEK', 'out-of-range'],
  ])('%s is rejected', (text, reason) => {
    expect(parsePriceText(text)).toEqual({ ok: false, reason })
  })
})
