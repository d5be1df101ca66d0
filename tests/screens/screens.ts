/**
 * Takes pictures of all screens in each state, width and language, and lists them beside those of the run before. With
 * `--access` it checks each with all rules of axe instead. Options narrow the run: `--languages=sv,fi`,
 * `--widths=390,1360`, `--only='^list|errors'` (a pattern of the names of states).
 */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Browser, type Page } from '@playwright/test'

import { languageCodes, type LanguageCode } from '#app/i18n/languages.ts'
import { startShop } from '#tests/support/start-shop.ts'

import { comparisonPage, type Picture } from './comparison-page.ts'
import { findingsOf } from './findings.ts'
import { states, type ScreenState } from './states.ts'
import { becomeVisitor, type Visitor } from './visitors.ts'

const folder = join('.cache', 'screens')
const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: languageCodes.join(',') },
    widths: { type: 'string', default: '320,390,820,1360' },
    only: { type: 'string', default: '' },
    access: { type: 'boolean', default: false },
  },
})
const languages = languageCodes.filter((code) => values.languages.split(',').includes(code))
const widths = values.widths.split(',').map(Number)
const wanted = states.filter(({ name }) => new RegExp(values.only).test(name))

if (!values.access) await makeFolders()

await using shop = await startShop({ env: { TRUST_PROXY: '1' } })
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    // The merchant draws each on its first request, and axe looks at none.
    ...(values.access ? ['--blink-settings=imagesEnabled=false'] : []),
  ],
})
const pictures: Picture[] = []
let looked = 0
let found = 0
/** What axe leaves to people, by rule and element: how many states have it. */
const undecided = new Map<string, number>()
for (const language of languages) {
  for (const visitor of new Set(wanted.map((state) => state.visitor))) {
    await lookAs(browser, visitor, language)
  }
  console.log(`${language}: ${looked} looked at, ${found} findings`)
}
await browser.close()
if (!values.access) await writeFile(join(folder, 'index.html'), comparisonPage(pictures))
console.log(
  values.access
    ? `${looked} looked at: ${found} findings`
    : `${looked} pictures: ${join(folder, 'index.html')}`,
)
for (const [place, count] of [...undecided].sort(([, a], [, b]) => b - a)) {
  console.log(`to be decided by people, ${count} times: ${place}`)
}
if (found > 0) process.exitCode = 1

async function lookAs(from: Browser, visitor: Visitor, language: LanguageCode): Promise<void> {
  const context = await from.newContext({ locale: language, reducedMotion: 'reduce' })
  await becomeVisitor(context, visitor, { origin: shop.origin, language })
  const before = await context.cookies()
  for (const state of wanted.filter((each) => each.visitor === visitor)) {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    for (const [index, width] of widths.entries()) {
      const where = `${state.name}, ${language}, ${width}`
      try {
        await page.setViewportSize({ width, height: 900 })
        // What an act has opened depends on the width, and so do pictures, which axe does not look at.
        if (index === 0 || state.act || !values.access) {
          await page.goto(addressOf(state, language), { waitUntil: 'networkidle' })
          await state.act?.(page)
        }
        await lookAt(page, { state, language, width, where })
      } catch (error) {
        report(`${where}: ${String(error)}`)
      }
      // What an act has added is not part of the next state.
      await context.clearCookies()
      await context.addCookies(before)
    }
    await page.close()
  }
  await context.close()
}

async function lookAt(
  page: Page,
  seen: { state: ScreenState; language: LanguageCode; width: number; where: string },
): Promise<void> {
  const { state, language, width, where } = seen
  looked++
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  if (scrollWidth > width) report(`${where}: the page is ${scrollWidth} px wide`)
  if (values.access) {
    for (const { rule, isUndecided, places } of await findingsOf(page)) {
      if (!isUndecided) report(`${rule}: ${where}\n  ${places[0]}`)
      else for (const place of places) noteUndecided(`${rule}: ${place}`)
    }
    return
  }
  const file = `${where.replaceAll(/[ ,]+/g, '-')}.png`
  await page.screenshot({ path: join(folder, 'now', file), fullPage: !state.act })
  pictures.push({ state: state.name, language, width, file })
}

/** At once: a run takes long, and may be ended before its end. */
function report(finding: string): void {
  found++
  console.log(finding)
}

/** The same element of another screen counts as one. */
function noteUndecided(place: string): void {
  const key = place.replaceAll(/\d+|:R[a-z0-9]*:|href="[^"]*"/g, '0')
  undecided.set(key, (undecided.get(key) ?? 0) + 1)
}

async function makeFolders(): Promise<void> {
  await rm(join(folder, 'before'), { recursive: true, force: true })
  if (existsSync(join(folder, 'now'))) await rename(join(folder, 'now'), join(folder, 'before'))
  await mkdir(join(folder, 'now'), { recursive: true })
}

function addressOf(state: ScreenState, language: LanguageCode): string {
  const path = state.path(language)
  return shop.origin + (language === 'sv' ? path : `/${language}${path === '/' ? '' : path}`)
}
