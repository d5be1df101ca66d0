import {
  test as browserTest,
  expect,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test'

/** In the frame of a product's picture, four by five, with nothing in it. */
const emptyPicture = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/png' }],
  body: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAAAAABHxhIHAAAADklEQVR42mP4AAQMWAgA6nkSwSky86sAAAAASUVORK5CYII=',
}

interface SharedContexts {
  /** Browser contexts by their options, shared by journeys: creating one takes as long as a whole journey. */
  contexts: Map<string, BrowserContext>
}

/**
 * A page that is watched while a journey uses it: what a shopper would not see but a developer would
 * blush for ends the journey as a failure. Pictures are empty until a journey wants to see one: each is
 * drawn by the merchant when it is first asked for, which takes its time.
 */
export const test = browserTest.extend<object, SharedContexts>({
  contexts: [async ({ browser: _ }, use) => use(new Map()), { scope: 'worker' }],
  context: async ({ browser, contexts, javaScriptEnabled, viewport, locale, baseURL }, use) => {
    const likeness = JSON.stringify({ javaScriptEnabled, viewport, locale, baseURL })
    const context = contexts.get(likeness) ?? (await openContext(browser))
    contexts.set(likeness, context)
    await use(context)
    await tidy(context)
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
 * A page that is opened or loaded again is waited for until React has taken it over: before that a button
 * does what its form does without scripts. A page that stays without React is used as it is.
 */
function openReady(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    await isTakenOver(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await isTakenOver(page)
    return response
  }
}

async function isTakenOver(page: Page): Promise<void> {
  const isReady = () =>
    !document.querySelector('script[type="module"]') ||
    Object.keys(document.documentElement).some((key) => key.startsWith('__react'))
  await page.waitForFunction(isReady, null, { timeout: 10_000 }).catch(() => undefined)
}

/** The page that is left in it keeps its window open. */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.newPage()
  // Tabs that a journey opens itself; one that is gone again wants none.
  context.on('page', (page) => void hidePictures(page).catch(() => undefined))
  return context
}

/** Leaves nothing of one shopper to the next but what every visitor's browser may keep: files. */
async function tidy(context: BrowserContext): Promise<void> {
  const [keeper, ...pages] = context.pages()
  const origins = new Set(pages.map((page) => new URL(page.url()).origin))
  const keys = await context.newCDPSession(keeper!)
  for (const page of pages) await page.close()
  for (const origin of origins) {
    if (origin === 'null') continue
    await keys.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  await keys.detach()
  await context.clearCookies()
}

/** No such password, a used link, an account that is there already, fields that are wrong. */
const refusals = [401, 409, 410, 422]

function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`script failed: ${error.message}`))
  page.on('console', (message) => {
    // Policy violations and hydration mismatches come this way too.
    if (message.type() !== 'error') return
    // Answers are judged below, where it can be told which of them are meant.
    if (message.text().startsWith('Failed to load resource')) return
    // One step was overtaken by the next before its data had come.
    if (message.text().startsWith('AbortError')) return
    faults.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    // A picture that is not drawn in time is asked for again.
    if (response.status() === 503 && response.url().includes('/merchant/images/')) return
    const request = response.request()
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    // A refused form is answered with the page and the status of its refusal; the journey looks at
    // what that says.
    const isRefusedForm = request.method() === 'POST' && refusals.includes(response.status())
    if (response.status() < 400 || isPage || isRefusedForm) return
    faults.push(`${response.status()} ${request.method()} ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page was left before all of it had come, or scripts are off; a policy that stops anything
    // else says so in the console.
    if (reason === 'net::ERR_ABORTED' || reason === 'csp') return
    faults.push(`${reason} ${request.method()} ${request.url()}`)
  })
  return faults
}

/** Of each page the session that answers for its pictures. */
const hidden = new WeakMap<Page, Promise<CDPSession>>()
const ofPictures = { patterns: [{ urlPattern: '*/merchant/images/*' }] }

/**
 * By the browser's own protocol and not by a route: a single route sends every request of a page through
 * the test, scripts and styles too, and turns off the browser's cache.
 */
async function hidePictures(page: Page): Promise<void> {
  const opened = hidden.get(page) ?? openSession(page)
  hidden.set(page, opened)
  await (await opened).send('Fetch.enable', ofPictures)
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be gone before its picture has come.
    session.send('Fetch.fulfillRequest', { requestId, ...emptyPicture }).catch(() => undefined)
  })
  return session
}

/** While something is looked at, pictures are real. */
export async function withPictures(page: Page, look: () => Promise<void>): Promise<void> {
  await (await hidden.get(page))?.send('Fetch.disable')
  await look()
  await hidePictures(page)
}

export { expect }
