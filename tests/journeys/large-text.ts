import type { Page } from '@playwright/test'

const usual = { standard: 16, fixed: 13 }

/** Text of twice the size, as a browser's settings give it, or back to the usual one. */
export async function setLargeText(page: Page, isLarge: boolean): Promise<void> {
  const keys = await page.context().newCDPSession(page)
  const fontSizes = isLarge ? { standard: usual.standard * 2, fixed: usual.fixed * 2 } : usual
  await keys.send('Page.setFontSizes', { fontSizes })
}

/** How far the page can be pushed sideways. */
export const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
