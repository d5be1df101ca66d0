/**
 * Seconds until the main picture and the last visible picture of a list and of a product that nobody has visited, in
 * windows of 390 and 1360 pixels. The baseline is the same page again, with drawn pictures and an
 * empty browser cache. The first list after a start is a row of its own: its drawing threads start with it.
 * Fails when a list takes more than four seconds.
 */
import { chromium, type Browser } from '@playwright/test'

import { startBenchShop } from './bench-shop.ts'

const limitSeconds = 4

await using shop = await startBenchShop()
const { CHROMIUM_PATH: executablePath } = process.env
await using browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})

const products = (await (await fetch(`${shop.origin}/c/stolar`)).text()).matchAll(
  /href="(\/p\/[^"]+)"/g,
)
const paths = [...new Set([...products].map(([, path]) => path!))]
const pages = [
  { name: 'first list at 1360', path: '/c/golvlampor', width: 1360 },
  { name: 'list at 390', path: '/c/soffor', width: 390 },
  { name: 'product at 390', path: paths[0]!, width: 390 },
  { name: 'list at 1360', path: '/c/matbord', width: 1360 },
  { name: 'product at 1360', path: paths[1]!, width: 1360 },
]

console.log('page                     | main s | last s | again s')
for (const { name, path, width } of pages) {
  const cold = await secondsToPictures(browser, path, width)
  const again = await secondsToPictures(browser, path, width)
  const figures = [cold.main, cold.last, again.last].map((figure) => figure.toFixed(1).padStart(6))
  console.log([name.padEnd(24), ...figures].join(' | '))
  if (name.includes('list') && cold.last > limitSeconds) process.exitCode = 1
}

/** The main picture is the first one of the page. */
async function secondsToPictures(
  from: Browser,
  path: string,
  width: number,
): Promise<{ main: number; last: number }> {
  const context = await from.newContext({ viewport: { width, height: width < 768 ? 844 : 900 } })
  const page = await context.newPage()
  const started = performance.now()
  await page.goto(shop.origin + path, { waitUntil: 'commit' })
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
