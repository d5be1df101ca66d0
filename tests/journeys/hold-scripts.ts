import type { Browser, Page } from '@playwright/test'

import { createGate } from '#tests/support/gate.ts'

/** A page in a context of its own, without the service worker, which would respond with a file that is to wait. */
export async function openOwnPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  return context.newPage()
}

/** Holds the scripts of the next documents back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { passed, open } = createGate()
  await page.route('**/assets/entry.client-*.js', (route) => passed.then(() => route.continue()))
  return open
}
