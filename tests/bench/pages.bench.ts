/**
 * What a visitor with a slow phone waits for: six screens in Chromium at 390 pixels, with a quarter of the processor,
 * 1.6 Mbit/s and 150 ms, and an empty browser cache (cart and checkout: after a product page): first and largest paint, blocking time, layout shift, bytes, and
 * the time from a tap to the next frame, and from a tap on a card to the picture of its product, requested before and not. The baseline is the paint of a page of one sentence from a bare Node server,
 * right before each screen. Budgets are in `page-budgets.ts`; one that is exceeded fails the run.
 */
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'

import { listen } from '#tests/support/listen.ts'

import { startBenchShop } from './bench-shop.ts'
import { median, untilKept } from './request-rate.ts'
import {
  interactionBudget,
  nextPictureBudget,
  pageBudgets,
  type PageBudget,
} from './page-budgets.ts'

const settleMs = 1_500
const restingMs = 80

interface Measured {
  firstPaintMs: number
  largestMs: number
  blockingMs: number
  shift: number
  scriptBytes: number
  elements: number
  bytes: number
  requests: number
}
type Step = (page: Page) => Promise<void>

interface Screen {
  path: string
  /** By name; each is one tap or key. */
  actions?: Readonly<Record<string, Step>>
}

/** A finger rests for a moment: without it the browser handles touch, hover and click of a tap in one task. */
const tap =
  (selector: string): Step =>
  async (page) => {
    const target = page.locator(selector).first()
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`${selector} is not visible`)
    const session = await page.context().newCDPSession(page)
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await setTimeout(restingMs)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await session.detach()
  }

const { CHROMIUM_PATH: executablePath } = process.env
await using browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
await using shop = await startBenchShop()
const product = await firstProduct()
const buyButton = 'button:has-text("Lägg i varukorgen")'
const acceptConsent = tap('button[name="choice"]')
const screens: Readonly<Record<string, Screen>> = {
  start: {
    path: '/',
    actions: {
      consent: acceptConsent,
      'menu opens': tap('[popovertarget="category-menu"]'),
    },
  },
  list: {
    path: '/c/soffor',
    actions: {
      consent: acceptConsent,
      'filters open': tap('[popovertarget="facets"]'),
      'colours open': tap('#facets details:nth-of-type(4) > summary'),
      'colour chosen': tap('#facets details[open] li a'),
    },
  },
  product: {
    path: product,
    actions: { consent: acceptConsent, 'added to cart': tap(buyButton) },
  },
  search: {
    path: '/s/soffa',
    actions: {
      consent: acceptConsent,
      'first key': (page) => page.locator('input[type="search"]').first().press('s'),
    },
  },
  cart: { path: '/varukorgen' },
  checkout: { path: '/kassan' },
}

console.log(
  'page     | sentence ms | paint ms | × sentence | largest ms | blocking ms | shift |   all kB | scripts kB | requests | elements',
)
for (const [name, screen] of Object.entries(screens)) await measureScreen(name, screen)
await measureNextProduct()

async function measureScreen(name: string, { path, actions = {} }: Screen): Promise<void> {
  await using context = await newPhone()
  if (name === 'cart' || name === 'checkout') await fillCart(context)
  else await untilKept(shop.origin + path)
  await drawPictures(path)
  const baselineMs = await measureBaseline()
  const page = await context.newPage()
  const session = await slowDown(context, page)
  const found = await measureLoad(page, session, shop.origin + path)
  printRow(name, found, baselineMs)
  for (const [action, step] of Object.entries(actions)) {
    const ms = await measureAction(page, step)
    const isOver = ms > interactionBudget * baselineMs
    if (isOver) process.exitCode = 1
    const share = (ms / baselineMs).toFixed(2)
    console.log(
      `  ${action.padEnd(16)} ${String(ms).padStart(5)} ms, ${share} × sentence${isOver ? '  over' : ''}`,
    )
  }
}

/** From a tap on a card to the first picture of its product, on the slow profile. */
async function measureNextProduct(): Promise<void> {
  const baselineMs = await measureBaseline()
  for (const isPrefetched of [false, true]) {
    await using context = await newPhone()
    const page = await context.newPage()
    await page.goto(shop.origin + screens.list!.path, { waitUntil: 'networkidle' })
    const link = page.locator('main article h3 a').first()
    await untilKept(shop.origin + (await link.getAttribute('href'))!)
    await slowDown(context, page)
    if (isPrefetched) {
      await link.dispatchEvent('pointerover', { pointerType: 'mouse' })
      await setTimeout(2 * settleMs)
    }
    const ms = Math.round(await link.evaluate(untilPicture))
    const share = ms / baselineMs
    const isOver = isPrefetched && !(share <= nextPictureBudget)
    if (isOver) process.exitCode = 1
    const name = isPrefetched ? 'next product, requested before' : 'next product'
    console.log(
      `${name}: picture after ${ms} ms, ${share.toFixed(2)} × sentence${isOver ? '  over' : ''}`,
    )
  }
}

/** Runs in the page. */
function untilPicture(link: HTMLElement | SVGElement): Promise<number> {
  const startedAt = performance.now()
  ;(link as HTMLElement).click()
  return new Promise((resolve) => {
    const look = () => {
      const picture = document.querySelector<HTMLImageElement>('main section img')
      const isShown = location.pathname.startsWith('/p/') && picture?.complete
      if (isShown && picture.naturalWidth > 0) resolve(performance.now() - startedAt)
      else requestAnimationFrame(look)
    }
    look()
  })
}

function newPhone(): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  // Chromium loads files of its own for each new window.
  await setTimeout(settleMs)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

async function measureLoad(page: Page, session: CDPSession, url: string): Promise<Measured> {
  const types = new Map<string, string>()
  const sizes = { bytes: 0, scriptBytes: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.bytes += encodedDataLength
    if (types.get(requestId) === 'Script') sizes.scriptBytes += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { largestMs: 0, tasks: [] as PerformanceEntry[], shift: 0, eventMs: 0 }
    Object.assign(window, { seen })
    const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
        type,
        buffered: true,
        ...(type === 'event' && { durationThreshold: 16 }),
      })
    observe('largest-contentful-paint', ({ startTime }) => (seen.largestMs = startTime))
    observe('longtask', (task) => seen.tasks.push(task))
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) seen.shift += value
    })
    observe('event', ({ duration }) => (seen.eventMs = Math.max(seen.eventMs, duration)))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await setTimeout(settleMs)
  const inPage = await page.evaluate(() => {
    const { largestMs, tasks, shift } = (
      window as unknown as { seen: { largestMs: number; tasks: PerformanceEntry[]; shift: number } }
    ).seen
    const firstPaintMs =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const blockingMs = tasks.reduce((sum, { startTime, duration }) => {
      const ms = startTime + duration - Math.max(startTime, firstPaintMs)
      return sum + Math.max(0, ms - 50)
    }, 0)
    const elements = document.querySelectorAll('*').length
    return { largestMs, blockingMs, shift, firstPaintMs, elements }
  })
  return { ...inPage, ...sizes, requests: types.size }
}

/** The slowest event of an action, until its next frame was painted. */
async function measureAction(page: Page, step: Step): Promise<number> {
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { eventMs: number } }).seen.eventMs)
  await page.evaluate(() =>
    Object.assign((window as unknown as { seen: object }).seen, { eventMs: 0 }),
  )
  await step(page)
  await setTimeout(settleMs)
  return Math.round(await seen())
}

function printRow(name: string, found: Measured, baselineMs: number): void {
  const budget = pageBudgets[name]!
  const spent: PageBudget = {
    ...found,
    firstPaint: found.firstPaintMs / baselineMs,
    largest: found.largestMs / baselineMs,
    blocking: found.blockingMs / baselineMs,
  }
  const over = (Object.keys(budget) as (keyof PageBudget)[]).filter(
    (key) => !(spent[key] <= budget[key]),
  )
  if (over.length > 0) process.exitCode = 1
  const columns = [
    name.padEnd(8),
    String(baselineMs).padStart(11),
    found.firstPaintMs.toFixed(0).padStart(8),
    spent.firstPaint.toFixed(2).padStart(10),
    found.largestMs.toFixed(0).padStart(10),
    found.blockingMs.toFixed(0).padStart(11),
    found.shift.toFixed(3),
    (found.bytes / 1000).toFixed(0).padStart(8),
    (found.scriptBytes / 1000).toFixed(0).padStart(10),
    String(found.requests).padStart(8),
    String(found.elements).padStart(8),
  ]
  console.log(columns.join(' | ') + (over.length > 0 ? `  over: ${over.join(', ')}` : ''))
}

/** The middle one of three, in milliseconds. */
async function measureBaseline(): Promise<number> {
  return median([await paintSentence(), await paintSentence(), await paintSentence()])
}

async function paintSentence(): Promise<number> {
  const html = '<!doctype html><meta name="viewport" content="width=device-width"><p>Hemvist'
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(html)
  })
  await using bare = await listen(server)
  await using context = await newPhone()
  const page = await context.newPage()
  const session = await slowDown(context, page)
  const { firstPaintMs } = await measureLoad(page, session, bare.origin)
  return Math.round(firstPaintMs)
}

/** The merchant draws each picture once, for the first visitor who needs it. */
async function drawPictures(path: string): Promise<void> {
  await using context = await newPhone()
  const page = await context.newPage()
  await page.goto(shop.origin + path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
}

async function firstProduct(): Promise<string> {
  const html = await (await fetch(`${shop.origin}/c/fatoljer-fotpallar`)).text()
  return /href="(\/p\/[^"]+)"/.exec(html)![1]!
}

async function fillCart(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(shop.origin + product)
  const added = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.ok(),
  )
  await page.locator(buyButton).first().click()
  await (await added).finished()
  await page.close()
}
