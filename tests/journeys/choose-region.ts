import type { Page } from '@playwright/test'

/** The region selection is a dialog, or a page of its own without scripts or before hydration. */
export async function chooseRegion(page: Page, name: string) {
  const footer = page.getByRole('contentinfo')
  const labels = /^(Byt land|Change country|Skift land|Vaihda maa)/
  await footer.getByRole('link', { name: labels }).click()
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
}

/** Selects a language in the footer: a link with scripts, a button without. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  // The style sheet shows one of the two.
  await page.waitForLoadState()
  const footer = page.getByRole('contentinfo')
  const named = { name, exact: true }
  await footer.getByRole('link', named).or(footer.getByRole('button', named)).click()
}
