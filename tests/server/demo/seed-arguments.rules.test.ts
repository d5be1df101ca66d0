import { describe, expect, it } from 'vitest'
import { readSeedArguments } from '#server/demo/seed-arguments.rules.ts'

describe('the number of products to seed', () => {
  it.each([
    [[], undefined, 2400],
    [[], '', 2400],
    [[], '500', 500],
    [['--products', '200000'], '500', 200_000],
    [['--products=12'], undefined, 12],
  ] as const)('%j with MERCHANT_PRODUCTS=%s is %d', (args, fallback, products) => {
    expect(readSeedArguments([...args], fallback)).toEqual({ ok: true, products })
  })

  it.each([
    [['--products', 'many'], undefined, '--products'],
    [['--products', '0'], undefined, '--products'],
    [['--products', '-5'], undefined, '--products'],
    [['--products', '2000001'], undefined, '--products'],
    [['--size', '5'], undefined, '--size'],
    [['200000'], undefined, '200000'],
    [[], '1e9', 'MERCHANT_PRODUCTS'],
  ] as const)(
    '%j with MERCHANT_PRODUCTS=%s is rejected in one line',
    (args, fallback, expectedName) => {
      const result = readSeedArguments([...args], fallback)
      expect(result).toMatchObject({ ok: false, message: expect.stringContaining(expectedName) })
      expect(result).toMatchObject({ message: expect.not.stringContaining('\n') })
    },
  )
})
