/**
 * `npm run seed -- --products 200000`: rebuilds the demo catalogue with a number of products. The
 * writer builds the new catalogue in its own file and replaces the old one at the end, so that a crash
 * leaves the old catalogue complete; carts, orders and customers are in another database and stay. Exit codes: 1 when the
 * catalogue cannot be written, 2 for wrong arguments.
 */
import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { fail, runCommand } from '#server/merchant/run-command.ts'

import { join } from 'node:path'
import { readSeedArguments } from './seed-arguments.rules.ts'
import { seedCatalogue } from './generator/generate-catalogue.ts'
import { createSeedProgress } from './seed-progress.ts'

await runCommand('Nothing was seeded', (args, dataDirectory) => {
  const parsed = readSeedArguments(args, process.env['MERCHANT_PRODUCTS'])
  if (!parsed.ok) return fail(parsed.message)
  const startedAt = performance.now()
  build(join(dataDirectory, 'catalogue.db'), parsed.products)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const mebibytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${parsed.products} products seeded in ${seconds} s, with at most ${mebibytes} MiB.`)
  return 0
})

function build(path: string, products: number): void {
  const now = new Date()
  const writer = openCatalogueWriter(path, { isFresh: true, now })
  const progress = createSeedProgress(process.stderr)
  try {
    seedCatalogue(writer, {
      products,
      now,
      onProgress: (done, total) => progress.show('Products', done / total),
    })
    writer.finish((step, share) => progress.show(step, share))
  } finally {
    writer.close()
    progress.stop()
  }
}
