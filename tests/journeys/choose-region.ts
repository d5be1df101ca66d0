import type { Page } from '@playwright/test'

/** The choice comes on top of the page, or as one where scripts are off or not there yet. */
export async function chooseRegion(page: Page, name: string) {
  const footer = page.getByRole('contentinfo')
  const words = /^(Byt land|Change country|Skift land|Vaihda maa)/
  await footer.getByRole('link', { name: words }).click()
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
}

/** Chooses a language in the footer: a link with scripts, a button without. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  // Which of the two is shown, the style sheet says.
  await page.waitForLoadState()
  const footer = page.getByRole('contentinfo')
  const named = { name, exact: true }
  await footer.getByRole('link', named).or(footer.getByRole('button', named)).click()
}
