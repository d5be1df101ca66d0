/**
 * Takes pictures of all screens in each state, width and language, and lists them beside those of the run before;
 * with `--access` it also checks each with all rules of axe. Options narrow the run: `--languages=sv,fi`,
 * `--widths=390,1360`, `--only=checkout` (a part of the names of states).
 */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Browser } from '@playwright/test'

import { languageCodes, type LanguageCode } from '#app/i18n/languages.ts'
import { startShop } from '#tests/support/start-shop.ts'

import { comparisonPage, type Picture } from './comparison-page.ts'
import { findingsOf, type Finding } from './findings.ts'
import { states, type ScreenState } from './states.ts'
import { becomeVisitor, type Visitor } from './visitors.ts'

const folder = join('.cache', 'screens')
const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: languageCodes.join(',') },
    widths: { type: 'string', default: '390,820,1360' },
    only: { type: 'string', default: '' },
    access: { type: 'boolean', default: false },
  },
})
const languages = languageCodes.filter((code) => values.languages.split(',').includes(code))
const widths = values.widths.split(',').map(Number)
const wanted = states.filter(({ name }) => name.includes(values.only))

await rm(join(folder, 'before'), { recursive: true, force: true })
if (existsSync(join(folder, 'now'))) await rename(join(folder, 'now'), join(folder, 'before'))
await mkdir(join(folder, 'now'), { recursive: true })

await using shop = await startShop({ env: { TRUST_PROXY: '1' } })
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--force-prefers-reduced-motion'],
})
const pictures: Picture[] = []
const findings: Finding[] = []
const faults: string[] = []
for (const language of languages) {
  for (const visitor of new Set(wanted.map((state) => state.visitor))) {
    await lookAs(browser, visitor, language)
  }
  console.log(`${language}: ${pictures.length} pictures, ${findings.length} findings`)
}
await browser.close()
await writeFile(join(folder, 'index.html'), comparisonPage(pictures))
for (const { rule, where, places } of findings) console.log(`${rule}: ${where}\n  ${places[0]}`)
for (const fault of faults) console.log(fault)
console.log(
  `${pictures.length} pictures of ${wanted.length} states: ${join(folder, 'index.html')}` +
    (values.access ? `; ${findings.length} findings of axe` : ''),
)
if (findings.length > 0 || faults.length > 0) process.exitCode = 1

async function lookAs(from: Browser, visitor: Visitor, language: LanguageCode): Promise<void> {
  const context = await from.newContext({ locale: language })
  await becomeVisitor(context, visitor, { origin: shop.origin, language })
  const before = await context.cookies()
  for (const state of wanted.filter((each) => each.visitor === visitor)) {
    for (const width of widths) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      const where = `${state.name}, ${language}, ${width}`
      try {
        await page.goto(addressOf(state, language), { waitUntil: 'networkidle' })
        await state.act?.(page)
        const file = `${where.replaceAll(/[ ,]+/g, '-')}.png`
        await page.screenshot({ path: join(folder, 'now', file), fullPage: !state.act })
        pictures.push({ state: state.name, language, width, file })
        const { scrollWidth, found } = {
          scrollWidth: await page.evaluate(() => document.documentElement.scrollWidth),
          found: values.access ? await findingsOf(page, where) : [],
        }
        if (scrollWidth > width) faults.push(`${where}: the page is ${scrollWidth} px wide`)
        findings.push(...found)
      } catch (error) {
        faults.push(`${where}: ${String(error)}`)
      }
      await page.close()
      // What an act has added is not part of the next state.
      await context.clearCookies()
      await context.addCookies(before)
    }
  }
  await context.close()
}

function addressOf(state: ScreenState, language: LanguageCode): string {
  const path = state.path(language)
  return shop.origin + (language === 'sv' ? path : `/${language}${path === '/' ? '' : path}`)
}
