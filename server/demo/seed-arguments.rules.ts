import { parseArgs } from 'node:util'

export type SeedArguments = { ok: true; products: number } | { ok: false; message: string }

const maxProducts = 1_000_000

/**
 * How many products to seed: `--products N`, else `MERCHANT_PRODUCTS`, else 2 400.
 *
 * @param args what follows the command's name
 * @param fallback value of MERCHANT_PRODUCTS, undefined when unset
 */
export function readSeedArguments(args: string[], fallback: string | undefined): SeedArguments {
  let given: string | undefined
  try {
    given = parseArgs({ args, options: { products: { type: 'string' } } }).values.products
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { ok: false, message: `${reason} Usage: npm run seed -- --products 2400` }
  }
  const name = given === undefined ? 'MERCHANT_PRODUCTS' : '--products'
  const value = given ?? (fallback || '2400')
  const products = /^\d{1,9}$/.test(value) ? Number(value) : 0
  if (products >= 1 && products <= maxProducts) return { ok: true, products }
  return {
    ok: false,
    message: `${name}: a whole number from 1 to ${maxProducts} is needed (got ${JSON.stringify(value)}); for example ${name === '--products' ? '--products 2400' : 'MERCHANT_PRODUCTS=2400'}`,
  }
}
