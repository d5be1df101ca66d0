import { expect, type Locator } from '@playwright/test'

/**
 * Waits until React has taken over an element. Before that a button does what its form does without
 * scripts, and a changed text is taken for a fault of the page.
 */
export async function waitForScripts(element: Locator): Promise<void> {
  const isTakenOver = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
  await expect.poll(isTakenOver).toBe(true)
}
