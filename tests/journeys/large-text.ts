import type { Page } from '@playwright/test'

const usual = { standard: 16, fixed: 13 }

/** Doubles the text size as browser settings do, or resets it. */
export async function setLargeText(page: Page, isLarge: boolean): Promise<void> {
  const keys = await page.context().newCDPSession(page)
  const fontSizes = isLarge ? { standard: usual.standard * 2, fixed: usual.fixed * 2 } : usual
  await keys.send('Page.setFontSizes', { fontSizes })
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
