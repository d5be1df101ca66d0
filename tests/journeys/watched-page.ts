import {
  test as browserTest,
  expect,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test'

import { formatConsent } from '#app/session/consent.ts'
import { cookies } from '#app/session/cookies.ts'

/** A transparent picture with the aspect ratio of a product picture, four by five. */
const emptyPicture = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/png' }],
  body: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAAAAABHxhIHAAAADklEQVR42mP4AAQMWAgA6nkSwSky86sAAAAASUVORK5CYII=',
}

interface SharedContexts {
  /**
   * Browser contexts by their options, shared by journeys: creating one takes as long as a whole
   * journey.
   */
  contexts: Map<string, BrowserContext>
}

/**
 * A page that is monitored during a journey: console errors, failed requests and policy violations
 * fail the journey. Pictures are empty unless a journey needs them, because the merchant renders
 * each one on first request.
 */
export const test = browserTest.extend<object, SharedContexts>({
  contexts: [async ({ browser: _ }, use) => use(new Map()), { scope: 'worker' }],
  context: async ({ browser, contexts, javaScriptEnabled, viewport, locale, baseURL }, use) => {
    const contextKey = JSON.stringify({ javaScriptEnabled, viewport, locale, baseURL })
    const context = contexts.get(contextKey) ?? (await openContext(browser))
    contexts.set(contextKey, context)
    await chooseCookies(context, baseURL)
    await use(context)
    await resetContext(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await hidePictures(page)
    if (javaScriptEnabled !== false) openReady(page)
    const faults = watch(page)
    await use(page)
    expect(faults, 'what the browser complained about').toEqual([])
  },
})

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

async function isHydrated(page: Page): Promise<void> {
  const isReady = () =>
    !document.querySelector('script[type="module"]') ||
    Object.keys(document.documentElement).some((key) => key.startsWith('__react'))
  await page.waitForFunction(isReady, null, { timeout: 10_000 }).catch(() => undefined)
}

/** One page stays open in it, so that its window stays open. */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.newPage()
  // Tabs that a journey opens itself; a closed one is skipped.
  context.on('page', (page) => void hidePictures(page).catch(() => undefined))
  return context
}

/** Domains of the journeys' shops. */
const hosts = ['sv.localhost', 'en.localhost', 'fi.localhost']

/** A shopper who has answered the question about cookies before, so that no journey needs to. */
async function chooseCookies(context: BrowserContext, baseURL?: string): Promise<void> {
  const value = formatConsent(['preferences'], Date.now() / 1000)
  const { name } = cookies.consent
  const domains = [...hosts, ...(baseURL ? [new URL(baseURL).hostname] : [])]
  await context.addCookies(domains.map((domain) => ({ name, value, domain, path: '/' })))
}

/** Removes everything that one shopper left for the next, except cached files. */
async function resetContext(context: BrowserContext): Promise<void> {
  const [firstPage, ...pages] = context.pages()
  const origins = new Set(pages.map((page) => new URL(page.url()).origin))
  const keys = await context.newCDPSession(firstPage!)
  for (const page of pages) await page.close()
  for (const origin of origins) {
    if (origin === 'null') continue
    await keys.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  await keys.detach()
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
    // A picture that is not rendered in time is requested again.
    if (response.status() === 503 && response.url().includes('/merchant/images/')) return
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
    // anything that a policy blocks.
    if (reason === 'net::ERR_ABORTED' || reason === 'csp') return
    faults.push(`${reason} ${request.method()} ${request.url()}`)
  })
  return faults
}

/** The session that responds to picture requests, by page. */
const pictureSessions = new WeakMap<Page, Promise<CDPSession>>()
const pictureUrls = { patterns: [{ urlPattern: '*/merchant/images/*' }] }

/**
 * Uses the browser's own protocol and not a route: a single route sends every request of a page
 * through the test, including scripts and styles, and disables the browser's cache.
 */
async function hidePictures(page: Page): Promise<void> {
  const opened = pictureSessions.get(page) ?? openSession(page)
  pictureSessions.set(page, opened)
  await (await opened).send('Fetch.enable', pictureUrls)
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be closed before its picture has loaded.
    session.send('Fetch.fulfillRequest', { requestId, ...emptyPicture }).catch(() => undefined)
  })
  return session
}

/** Loads real pictures during `look`. */
export async function withPictures(page: Page, action: () => Promise<void>): Promise<void> {
  await (await pictureSessions.get(page))?.send('Fetch.disable')
  await action()
  await hidePictures(page)
}

export { expect }
