import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#tests/support/free-port.ts'
import { openShopper, type Page } from '#tests/support/shopper.ts'
import { until } from '#tests/support/until.ts'

import { byInvoice, openBuyer, productsOf, type Buyer } from './buyer.ts'
import { completionRow, countsText, type Part } from './part.ts'
import { openStandaloneMerchant } from './standalone-merchant.ts'

const fullSize = 20
const diskMb = 64
const buyersOfRound = 6
const recoveryMs = 30_000
const slowestPageMs = 6_000

/**
 * The disk with the merchant's data fills up while buyers are at the checkout, and is freed. Pages are shown all the time, an
 * order is placed or refused as an outage, and an order that a buyer was told of exists.
 */
export const disk: Part = {
  name: 'disk',
  minutes: 20,
  async run({ times, random, print }, isOver) {
    using small = mountSmallDisk()
    if (!small) {
      const reason = 'skipped: only root can mount a small disk'
      return [{ attack: 'full disk', measured: reason, bound: 'run as root', isOk: true }]
    }
    await using merchant = await openStandaloneMerchant(240, {
      dataDir: join(small.path, 'data'),
      // Each refused write is an error in its log.
      env: { LOG_LEVEL: 'fatal' },
    })
    await using shop = await merchant.openShop(await freePort())
    const products = await productsOf(shop.origin)
    const choose = random('disk')
    const wantedCount = times(fullSize)
    const pages: number[] = []
    const orders: string[] = []
    const faults: string[] = []
    let done = 0

    const order = async (buyer: Buyer, when: string) => {
      const page = await buyer.order().catch(() => null)
      const placed = merchant.ordersOf(buyer.email)
      const isTold = isConfirmed(page)
      orders.push(`${when} ${page?.status ?? 'cut off'}`)
      if (placed > 1 || (isTold && placed !== 1)) {
        faults.push(`${buyer.email}: ${placed} orders, told ${page?.status} (${when})`)
      }
      if (page && !isTold && ![302, 503].includes(page.status)) {
        faults.push(`${buyer.email}: refused with ${page.status} (${when})`)
      }
      return isTold
    }

    for (; done < wantedCount && !isOver(); done++) {
      const buyers = await Promise.all(
        Array.from({ length: buyersOfRound }, () =>
          openBuyer(shop.origin, products, choose, byInvoice),
        ),
      )
      const [first, ...others] = buyers as [Buyer, ...Buyer[]]
      if (!(await order(first, 'before'))) faults.push(`${first.email}: refused with space left`)
      small.fill()
      const visitor = openShopper(shop.origin, '', { 'X-Forwarded-For': `10.9.${done}.1` })
      const shown = Promise.all(
        ['/', '/c/soffor', products[done % products.length]!, '/s/stol', '/varukorgen'].map(
          async (path) => {
            const started = performance.now()
            const { status } = await visitor.get(path).catch(() => ({ status: 0 }))
            const ms = performance.now() - started
            pages.push(status)
            if (status !== 200) faults.push(`${path}: ${status} with a full disk`)
            if (ms > slowestPageMs) faults.push(`${path}: ${Math.round(ms)} ms with a full disk`)
          },
        ),
      )
      const told = await Promise.all(others.map((buyer) => order(buyer, 'full')))
      await shown
      small.free()
      for (const [nth, buyer] of others.entries()) {
        if (told[nth]) continue
        const hasOrdered = await until(() => order(buyer, 'freed'), {
          what: 'an order',
          deadlineMs: recoveryMs,
        }).catch(() => false)
        if (!hasOrdered) faults.push(`${buyer.email}: no order after the disk was freed`)
      }
      for (const { email } of buyers) {
        const placed = merchant.ordersOf(email)
        if (placed !== 1) faults.push(`${email}: ${placed} orders in the end`)
      }
      print(`${done + 1} of ${wantedCount}: ${countsText(orders)}`)
    }
    for (const fault of faults.slice(0, 20)) print(fault)
    return [
      completionRow(done, wantedCount, 'full disks'),
      {
        attack: 'pages',
        measured: countsText(pages),
        bound: 'each is shown',
        isOk: pages.every((status) => status === 200),
      },
      {
        attack: 'orders',
        measured: `${countsText(orders)}; ${faults.length} faults`,
        bound: 'placed once and told, or an outage',
        isOk: faults.length === 0,
      },
    ]
  },
}

/** An order by invoice leads to its confirmation. */
const isConfirmed = (page: Page | null) =>
  page?.status === 303 && !/varukorgen|kassan(\?|$)/.test(page.location ?? '')

/** A file system in memory; null without the right to mount one. */
function mountSmallDisk() {
  const path = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', path], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(path, { recursive: true })
    return null
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        for (;;) writeSync(file, Buffer.alloc(4_096, 1))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast),
    [Symbol.dispose]() {
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true })
    },
  }
}
