/**
 * Seconds until the last visible picture of a list and of a product that nobody has visited, in windows of 390 and
 * 1360 pixels. The baseline is the same page again, with drawn pictures and an
 * empty browser cache. Fails when a list takes more than four seconds.
 */
import { chromium, type Browser } from '@playwright/test'

import { startBenchShop } from './bench-shop.ts'

const limitSeconds = 4
const lists = ['/c/soffor', '/c/matbord', '/c/golvlampor']

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
console.log('page                     | cold s | again s')
for (const [nth, width] of [390, 1360].entries()) {
  for (const [name, path] of [
    ['list', lists[nth]!],
    ['product', paths[nth]!],
  ] as const) {
    const cold = await secondsToPictures(browser, path, width)
    const again = await secondsToPictures(browser, path, width)
    console.log(
      `${`${name} at ${width}`.padEnd(24)} | ${cold.toFixed(1).padStart(6)} | ${again.toFixed(1)}`,
    )
    if (name === 'list' && cold > limitSeconds) process.exitCode = 1
  }
}

async function secondsToPictures(from: Browser, path: string, width: number): Promise<number> {
  const context = await from.newContext({ viewport: { width, height: width < 768 ? 844 : 900 } })
  const page = await context.newPage()
  const started = performance.now()
  await page.goto(shop.origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const visible = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    return visible.length > 0 && visible.every((image) => image.complete && image.naturalWidth > 0)
  })
  const seconds = (performance.now() - started) / 1000
  await context.close()
  return seconds
}
