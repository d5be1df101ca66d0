import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { anna } from '#tests/support/account-forms.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'
import { until } from '#tests/support/until.ts'

import { byInvoice, openBuyer, productsOf } from './buyer.ts'
import { completionRow, countsText, type Part, type Row } from './part.ts'
import { follow, openPayment } from './payer.ts'
import { preload } from './preload.ts'
import { openStandaloneMerchant } from './standalone-merchant.ts'

const hours = [1, 2, 12, 25, 48, 24 * 8, 24 * 40]
/** A customer stays logged in while the clocks differ by less than the seven days of a session. */
const sessionHours = 24 * 6
const slowestPageMs = 6_000
/** Kept pages are current for ten minutes at most. */
const longestCurrentSeconds = 600

interface Setting {
  shop: number
  merchant: number
}

/**
 * The clock of the shop, of the merchant, or of both is set forward and back while both run. Every page is shown, a cart and
 * a session stay, a customer can log in, and orders can be placed and paid.
 */
export const clock: Part = {
  name: 'clock',
  minutes: 20,
  async run({ times, random, print }, isOver) {
    const folder = mkdtempSync(join(tmpdir(), 'clock-'))
    const fileOf = (side: string) => join(folder, side)
    const settings = hours
      .slice(0, times(hours.length))
      .flatMap((count) => [count, -count])
      .flatMap((by): Setting[] => [
        { shop: by, merchant: 0 },
        { shop: 0, merchant: by },
        { shop: by, merchant: by },
      ])
    for (const side of ['shop', 'merchant']) writeFileSync(fileOf(side), '0')
    const envOf = (side: string) => ({ ...preload('shifted-clock'), CLOCK_FILE: fileOf(side) })
    await using merchant = await openStandaloneMerchant(240, { env: envOf('merchant') })
    await using shop = await merchant.openShop(await freePort(), { env: envOf('shop') })
    const set = (side: string, to: number, process: ChildProcess) => {
      writeFileSync(fileOf(side), String(to))
      process.kill('SIGUSR2')
    }
    const setClocks = (setting: Setting) => {
      set('shop', setting.shop, shop.process)
      set('merchant', setting.merchant, merchant.process())
    }
    const choose = random('clock')
    const products = await productsOf(shop.origin)
    const rows: Row[] = []
    let networks = 0
    const newVisitor = () =>
      openShopper(shop.origin, '', { 'X-Forwarded-For': `172.17.0.${++networks}` })

    for (const setting of settings) {
      if (isOver()) break
      const statuses: number[] = []
      const faults: string[] = []
      const expectOk = async (what: string, isOk: () => Promise<unknown>) => {
        const found = await isOk().catch((error: Error) => {
          faults.push(`${what}: ${error.message}`)
          return true
        })
        if (!found) faults.push(what)
      }
      const show = async (visitor: Shopper, path: string) => {
        const started = performance.now()
        const { status, headers } = await visitor.get(path)
        statuses.push(status)
        const ttl = Number(/ttl=(-?\d+)/.exec(headers.get('cache-status') ?? '')?.[1] ?? 0)
        if (ttl > longestCurrentSeconds) faults.push(`${path} is current for ${ttl} s`)
        if (status >= 400) faults.push(`${path}: ${status}`)
        if (performance.now() - started > slowestPageMs) faults.push(`${path} is slow`)
        return status
      }
      const customer = newVisitor()
      await customer.post('/logga-in', { ...anna, remember: 'on' })
      const guest = await openBuyer(shop.origin, products, choose, byInvoice)
      const payer = await openBuyer(shop.origin, products, choose)

      const check = async (when: string) => {
        const visitor = newVisitor()
        for (const path of ['/', '/', '/c/soffor', '/c/soffor', products[0]!, '/logga-in']) {
          await show(visitor, path)
        }
        await expectOk(`${when}: the cart is lost`, async () => {
          return (await guest.shopper.linesInCart()) === 1
        })
        await expectOk(`${when}: the checkout is not shown`, async () => {
          return (await show(guest.shopper, '/kassan')) === 200
        })
        const difference = Math.abs(setting.shop - setting.merchant)
        const isInSession = Math.max(difference, Math.abs(setting.merchant)) < sessionHours
        await expectOk(`${when}: the customer is logged out`, async () => {
          return (await customer.get('/mina-sidor/ordrar')).status === 200 || !isInSession
        })
        await expectOk(`${when}: no login`, async () => {
          const other = newVisitor()
          const { status } = await other.post('/logga-in', { ...anna, remember: 'on' })
          return status === 303 && (await other.get('/mina-sidor/ordrar')).status === 200
        })
        await expectOk(`${when}: no order`, async () => {
          const buyer = await openBuyer(shop.origin, products, choose, byInvoice)
          const { location } = await buyer.order()
          const page = await follow(buyer.shopper, location ?? '/varukorgen')
          return page.html.includes('Tack för din order!') && merchant.ordersOf(buyer.email) === 1
        })
        await expectOk(`${when}: no payment`, async () => {
          const buyer = await openBuyer(shop.origin, products, choose)
          const pay = await openPayment(buyer, 'payment page', merchant.origin)
          return (await pay('approve'))?.html.includes('Tack för din order!')
        })
      }
      // One payer is at the payment page when the clock is set.
      const pay = await openPayment(payer, 'payment page', merchant.origin)
      setClocks(setting)
      await check('set')
      await expectOk('the payment that was open is neither paid nor refused', () => {
        const isSettled = async () => {
          const page = (await pay('approve')) ?? (await follow(payer.shopper, '/varukorgen'))
          return /Tack för din order!|varukorgen finns kvar|name="line"/.test(page.html)
        }
        return until(isSettled, { what: 'the end of a payment' })
      })
      const { paid, captured } = merchant.paymentsOf(payer.email)
      if (paid !== captured) faults.push(`${paid} paid, ${captured} captured`)
      setClocks({ shop: 0, merchant: 0 })
      await check('set back')
      for (const fault of faults.slice(0, 10)) print(fault)
      rows.push({
        attack: `shop ${signed(setting.shop)} h, merchant ${signed(setting.merchant)} h`,
        measured: `${faults.length} faults (${countsText(statuses)})`,
        bound: 'pages, cart, login, order and payment work',
        isOk: faults.length === 0,
      })
    }
    const isClean = !/uncaught|unhandled|"level":60/i.test(shop.output())
    rows.push(completionRow(rows.length, settings.length, 'clocks'))
    rows.push({
      attack: 'the log',
      measured: isClean ? 'nothing uncaught' : 'something uncaught',
      bound: 'nothing uncaught',
      isOk: isClean,
    })
    rmSync(folder, { recursive: true })
    return rows
  },
}

const signed = (by: number) => (by > 0 ? `+${by}` : String(by))
