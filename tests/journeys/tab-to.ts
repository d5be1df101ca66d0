import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the focus is on the element, past what a skip link leaves out; returns the number of stops. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let stops = 1; stops <= 60; stops++) {
    await page.keyboard.press('Tab')
    const focused = await target.evaluate((element) => {
      const { activeElement } = document
      return element === activeElement ? true : activeElement?.textContent
    })
    if (focused === true) return stops
    if (focused?.startsWith('Hoppa ')) await page.keyboard.press('Enter')
  }
  throw new Error('The Tab key does not lead to the element')
}
