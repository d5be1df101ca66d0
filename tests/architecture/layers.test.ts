import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'

import { importFaults } from './cruise.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the project', () => {
  it('keeps its layers, without cycles of files or folders', async () => {
    const { files, faults } = await importFaults(root)
    expect(files).toContain('app/visit/visit.server.ts')
    expect(files.join()).toContain('node_modules/@remix-run/react')
    expect(faults).toEqual([])
  })
})

describe('the rules', () => {
  it('report every wrong import, and allow the right ones', async () => {
    const wrong = [
      ['app/cart/cart.ts', 'app/checkout/order.ts', 'app/cart imports its lower layers'],
      ['app/catalogue/card.ts', 'app/analytics/event.ts', 'app/catalogue imports'],
      ['app/session/cookies.ts', 'app/market/channel.ts', 'app/session imports'],
      ['app/visit/visit.ts', 'app/cart/lines.ts', 'app/visit imports'],
      ['app/addresses/path.ts', 'app/visit/visit.ts', 'app/addresses imports'],
      ['app/ui/frame.tsx', 'app/images/image.tsx', 'app/ui imports'],
      ['app/ui/button/button.tsx', 'app/routing/href.ts', 'app/ui imports'],
      ['app/account/login.ts', 'server/http/host.ts', 'app/account imports'],
      ['app/kit/time.ts', 'app/ui/clock.ts', 'app/kit imports nothing of the project'],
      ['app/routes/cart/a.tsx', 'app/routes/home/b.tsx', 'a screen imports no other screen'],
      ['app/region/list.ts', 'app/routes/home/home.route.tsx', 'no module imports a route'],
      ['app/helpers.ts', 'app/kit/day.ts', 'every file of the project stands in a folder'],
      ['server/http/cookie.ts', 'server/merchant/merchant.ts', 'server/http imports'],
      ['server/http/value.ts', 'app/context.ts', 'the context is imported as a type'],
      ['server/merchant/store/file.ts', 'server/config.ts', 'server/merchant/store imports'],
      ['server/merchant/mail/sums.ts', 'server/merchant/buying/order/sum.ts', 'mail imports'],
      ['server/merchant/import/feed.ts', 'server/demo/words.ts', 'server/merchant/import imports'],
      ['server/demo/fill.ts', 'server/merchant/buying/cart/cart.ts', 'server/demo imports'],
    ] as const
    const right = [
      ['app/checkout/pay.ts', 'app/cart/sum.ts'],
      ['app/routes/cart/c.tsx', 'app/routes/layouts/error/error-page.tsx'],
      ['server/demo/sell.ts', 'server/merchant/catalogue/product-record.ts'],
    ] as const
    const folder = await projectOf([...wrong, ...right])
    const { faults } = await importFaults(folder)
    for (const [from, to, rule] of wrong) {
      const named = faults.filter((fault) => fault.endsWith(`${from} → ${to}`))
      expect(named.join('\n')).toContain(rule)
    }
    for (const [from, to] of right) expect(faults.join('\n')).not.toContain(`${from} → ${to}`)
  })

  it('report cycles of files and of folders', async () => {
    const folder = await projectOf([
      ['app/kit/a.ts', 'app/kit/b.ts'],
      ['app/kit/b.ts', 'app/kit/a.ts'],
      ['app/cart/lines/a.ts', 'app/cart/sums/b.ts'],
      ['app/cart/sums/c.ts', 'app/cart/lines/d.ts'],
    ])
    const { faults } = await importFaults(folder)
    expect(faults).toContain('no circle of files: app/kit/a.ts → app/kit/b.ts')
    expect(faults).toContain('no circle of folders: app/cart/lines → app/cart/sums')
  })
})

/** A folder with files that import one another. */
async function projectOf(imports: readonly (readonly [from: string, to: string, ...unknown[]])[]) {
  const folder = await mkdtemp(join(tmpdir(), 'layers-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = new Map([['server.ts', '']])
  await mkdir(join(folder, 'app'), { recursive: true })
  await mkdir(join(folder, 'server'), { recursive: true })
  for (const [from, to] of imports) {
    files.set(to, files.get(to) ?? 'export const value = 1\n')
    const up = '../'.repeat(from.split('/').length - 1)
    files.set(from, `import '${up}${to}'\nexport const value = 1\n`)
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}
