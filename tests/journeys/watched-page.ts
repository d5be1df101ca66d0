import {
  test as browserTest,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test'

import { formatConsent } from '#app/session/consent.ts'
import { cookies } from '#app/session/cookies.ts'
import { inTurn as rowsInTurn, seededRandom } from '#tests/support/seed.ts'

interface SharedPages {
  /**
   * One page, with its browser context, for each set of options. Journeys share them: a new context
   * takes as long as a whole journey, and a new page compiles every script again.
   */
  pages: Map<string, SharedPage>
  /** A browser that shows pictures, unlike the one of the other journeys. */
  browserWithPictures: Browser
}

interface SharedPage {
  page: Page
  /** Of all addresses that the journey opened. */
  origins: Set<string>
}

/** Contexts that a journey changed in a way that cannot be undone. */
const changedContexts = new WeakSet<BrowserContext>()

/** Closes the browser context of a page after its journey, instead of reusing it. */
export function closeAfterJourney(page: Page): void {
  changedContexts.add(page.context())
}

/** Some calls cannot be undone: the browser context is closed after the journey, instead of reused. */
function closeAfterChanges(page: Page): void {
  const permanent = [
    [page, 'addInitScript'],
    [page, 'exposeFunction'],
    [page.clock, 'install'],
  ] as const
  for (const [target, name] of permanent) {
    const call = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>
    Reflect.set(target, name, (...args: unknown[]) => {
      closeAfterJourney(page)
      return call.apply(target, args)
    })
  }
}

/**
 * A page that is monitored during a journey: console errors, failed requests and policy violations
 * fail the journey.
 */
export const test = browserTest.extend<{ shared: SharedPage }, SharedPages>({
  pages: [async ({ browser: _ }, use) => use(new Map()), { scope: 'worker' }],
  browserWithPictures: [
    async ({ playwright, launchOptions }, use) => {
      const args = launchOptions.args?.filter((flag) => !flag.includes('imagesEnabled'))
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  shared: async (
    { browser, pages, javaScriptEnabled, viewport, locale, baseURL },
    use,
    { errors },
  ) => {
    const options = JSON.stringify({ javaScriptEnabled, viewport, locale, baseURL })
    const shared =
      pages.get(options) ?? (await openSharedPage(browser, javaScriptEnabled !== false))
    pages.set(options, shared)
    if (viewport) await shared.page.setViewportSize(viewport)
    await chooseCookies(shared.page.context(), baseURL)
    await use(shared)
    // The report shows the page of a failed journey, and the worker ends.
    if (errors.length > 0) return
    if (changedContexts.has(shared.page.context())) {
      pages.delete(options)
      await shared.page.context().close()
    } else await reset(shared)
  },
  context: async ({ shared }, use) => use(shared.page.context()),
  page: async ({ shared: { page } }, use) => {
    const faults = watch(page)
    await use(page)
    expect(faults, 'what the browser complained about').toEqual([])
  },
})

/**
 * A run of all tests takes steps that are the same with scripts and without in one of the two, by `TEST_SEED`, and in
 * another run in the other; `npm run journeys` takes them in both.
 */
export function isOtherTurn(): boolean {
  const { title, project } = test.info()
  const withScripts = project.use.javaScriptEnabled !== false
  return Boolean(process.env.TEST_SEED) && seededRandom(title)() < 0.5 !== withScripts
}

/** One of so many in a run of all tests; all with `npm run journeys`. */
export const inTurn = <Row>(rows: readonly Row[], oneOf = 2): readonly Row[] =>
  process.env.TEST_SEED ? rowsInTurn(rows, oneOf) : rows

/** Called first in a journey that takes the same steps with scripts and without. */
export function skipOtherTurn(): void {
  test.skip(isOtherTurn(), 'its turn is in another run')
}

/**
 * After a navigation or reload the page is used only once React has hydrated it: before that a
 * button submits its form as without scripts. A page without React is used at once.
 */
function openReady(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    await isHydrated(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await isHydrated(page)
    return response
  }
}

/**
 * Uses `evaluate`, since `waitForFunction` sends Playwright's script of 340 kB to the page's own world too, after
 * locators have sent it to theirs.
 */
async function isHydrated(page: Page): Promise<void> {
  const hydration = () =>
    new Promise<void>((resolve) => {
      const lastLook = performance.now() + 10_000
      const look = () => {
        const isReady =
          !document.querySelector('script[type="module"]') ||
          Object.keys(document.documentElement).some((key) => key.startsWith('__react')) ||
          performance.now() > lastLook
        if (isReady) resolve()
        else requestIdleCallback(look, { timeout: 100 })
      }
      look()
    })
  // A page that leads on at once is waited for by what the journey expects next.
  await page.evaluate(hydration).catch(() => undefined)
}

async function openSharedPage(browser: Browser, withScripts: boolean): Promise<SharedPage> {
  const context = await browser.newContext()
  // On a line that is known to be fast, pages are requested for each card that stays in view.
  const hideConnection = () => Object.defineProperty(navigator, 'connection', { value: undefined })
  if (withScripts) await context.addInitScript(hideConnection)
  const page = await context.newPage()
  if (withScripts) openReady(page)
  closeAfterChanges(page)
  const origins = new Set<string>()
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) origins.add(new URL(frame.url()).origin)
  })
  return { page, origins }
}

/** Domains of the journeys' shops. */
const hosts = ['sv.localhost', 'en.localhost', 'fi.localhost']

/** A shopper who has answered the question about cookies before, so that no journey needs to. */
export async function chooseCookies(context: BrowserContext, baseURL?: string): Promise<void> {
  const value = formatConsent(['preferences'], Date.now() / 1000)
  const { name } = cookies.consent
  const domains = [...hosts, ...(baseURL ? [new URL(baseURL).hostname] : [])]
  await context.addCookies(domains.map((domain) => ({ name, value, domain, path: '/' })))
}

const watchedEvents = ['pageerror', 'console', 'response', 'requestfailed'] as const
const recordedEvents = ['request', 'requestfinished'] as const

/**
 * Removes everything that one shopper left for the next, except cached files. The page ends at a text
 * without scripts, which would put something into the emptied storage.
 */
async function reset({ page, origins }: SharedPage): Promise<void> {
  const context = page.context()
  for (const event of [...watchedEvents, ...recordedEvents]) await page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setExtraHTTPHeaders({})
  for (const other of context.pages()) if (other !== page) await other.close()
  const session = await context.newCDPSession(page)
  for (const origin of [...origins].filter((origin) => origin !== 'null')) {
    await page.goto(`${origin}/robots.txt`)
    await page.evaluate(() => sessionStorage.clear())
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  origins.clear()
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await context.clearCookies()
}

/** Wrong password, used link, existing account, invalid fields. */
const refusals = [401, 409, 410, 422]

function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`script failed: ${error.message}`))
  page.on('console', (message) => {
    // Policy violations and hydration mismatches are console messages, too.
    if (message.type() !== 'error') return
    // Responses are checked below, where expected statuses are known.
    if (message.text().startsWith('Failed to load resource')) return
    // A navigation was replaced by the next before its data was loaded.
    if (message.text().startsWith('AbortError')) return
    faults.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    const request = response.request()
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    // The response to a rejected form is the page with the status of the refusal; the journey
    // checks its message.
    const isRefusedForm = request.method() === 'POST' && refusals.includes(response.status())
    if (response.status() < 400 || isPage || isRefusedForm) return
    faults.push(`${response.status()} ${request.method()} ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page was left before it was loaded, or scripts are off; the console has a message for
    // anything that a policy blocks; or the journey blocks it.
    if (['net::ERR_ABORTED', 'csp', 'inspector'].includes(reason)) return
    faults.push(`${reason} ${request.method()} ${request.url()}`)
  })
  return faults
}

export { expect }
