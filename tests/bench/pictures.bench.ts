/**
 * Seconds until the main picture and the last visible picture of a list and of a product that nobody has visited, in
 * windows of 390 and 1360 pixels. The baseline is the same page again, with drawn pictures and an
 * empty browser cache. First with no picture drawn at all, where the first list after a start is a row of its own: its
 * drawing threads start with it. Then two minutes after a start of a merchant that draws ahead, as it does by default.
 * Fails when a list takes more than four seconds.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { chromium, type Browser } from '@playwright/test'

import { benchDataDir, startBenchShop } from './bench-shop.ts'

const limitSeconds = 4
const secondsAhead = 120

const { CHROMIUM_PATH: executablePath } = process.env
await using browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})

console.log('page                             | main s | last s | again s')
await measureCold()
await measureDrawnAhead()

async function measureCold() {
  await using shop = await startWithoutPictures('false')
  const [phoneProduct, laptopProduct] = await productsOf(shop.origin, '/c/stolar')
  await measure(shop.origin, [
    { name: 'first list at 1360', path: '/c/golvlampor', width: 1360 },
    { name: 'list at 390', path: '/c/soffor', width: 390 },
    { name: 'product at 390', path: phoneProduct!, width: 390 },
    { name: 'list at 1360', path: '/c/matbord', width: 1360 },
    { name: 'product at 1360', path: laptopProduct!, width: 1360 },
  ])
}

async function measureDrawnAhead() {
  await using shop = await startWithoutPictures('true')
  await setTimeout(secondsAhead * 1000)
  await measure(shop.origin, [
    { name: 'list at 1360, drawn ahead', path: '/c/golvlampor', width: 1360 },
    { name: 'list at 390, drawn ahead', path: '/c/soffor', width: 390 },
    { name: 'next list at 1360, drawn ahead', path: '/c/matbord', width: 1360 },
  ])
}

async function startWithoutPictures(drawsAhead: 'true' | 'false') {
  await rm(join(benchDataDir, 'pictures'), { recursive: true, force: true })
  return startBenchShop({ MERCHANT_DRAW_AHEAD: drawsAhead })
}

async function productsOf(origin: string, list: string): Promise<string[]> {
  const html = await (await fetch(origin + list)).text()
  return [...new Set([...html.matchAll(/href="(\/p\/[^"]+)"/g)].map(([, path]) => path!))]
}

async function measure(origin: string, pages: { name: string; path: string; width: number }[]) {
  for (const { name, path, width } of pages) {
    const cold = await secondsToPictures(browser, origin + path, width)
    const again = await secondsToPictures(browser, origin + path, width)
    const figures = [cold.main, cold.last, again.last].map((figure) =>
      figure.toFixed(1).padStart(6),
    )
    console.log([name.padEnd(32), ...figures].join(' | '))
    if (name.includes('list') && cold.last > limitSeconds) process.exitCode = 1
  }
}

/** The main picture is the first one of the page. */
async function secondsToPictures(
  from: Browser,
  address: string,
  width: number,
): Promise<{ main: number; last: number }> {
  const context = await from.newContext({ viewport: { width, height: width < 768 ? 844 : 900 } })
  const page = await context.newPage()
  const started = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const main = document.querySelector<HTMLImageElement>('main img')
    return main !== null && main.complete && main.naturalWidth > 0
  })
  const main = (performance.now() - started) / 1000
  await page.waitForFunction(() => {
    const visible = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    return visible.length > 0 && visible.every((image) => image.complete && image.naturalWidth > 0)
  })
  const last = (performance.now() - started) / 1000
  await context.close()
  return { main, last }
}
