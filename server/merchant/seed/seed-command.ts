/**
 * `npm run seed -- --products 200000`: rebuilds the demo catalogue at a size. Builds beside the old
 * catalogue and swaps at the end, so that a crash leaves the old one whole; carts, orders and
 * customers live in a database of their own and stay. Exit code 2: wrong arguments.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openCatalogueWriter } from '../catalogue/catalogue-writer.ts'
import { readSeedArguments } from './seed-arguments.rules.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { createSeedProgress } from './seed-progress.ts'
import { removeDatabase, swapDatabase } from './swap-database.ts'

const { MERCHANT_DATA_DIR, MERCHANT_PRODUCTS } = process.env

process.exitCode = run(process.argv.slice(2), MERCHANT_DATA_DIR || '.data')

function run(args: string[], dataDirectory: string): number {
  const parsed = readSeedArguments(args, MERCHANT_PRODUCTS)
  if (!parsed.ok) {
    console.error(parsed.message)
    return 2
  }
  const startedAt = performance.now()
  mkdirSync(dataDirectory, { recursive: true })
  const current = join(dataDirectory, 'catalogue.db')
  build(`${current}.new`, parsed.products)
  swapDatabase(`${current}.new`, current)

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const mebibytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${parsed.products} products seeded in ${seconds} s, with at most ${mebibytes} MiB.`)
  return 0
}

function build(path: string, products: number): void {
  removeDatabase(path)
  const progress = createSeedProgress(process.stderr)
  const writer = openCatalogueWriter(path)
  try {
    seedCatalogue(writer, {
      products,
      now: new Date(),
      onProgress: (done, total) => progress.show('Products', done / total),
    })
    writer.finish((step, share) => progress.show(step, share))
  } finally {
    writer.close()
    progress.stop()
  }
}
