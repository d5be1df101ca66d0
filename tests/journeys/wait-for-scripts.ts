import { expect, type Locator } from '@playwright/test'

/**
 * Waits until React has hydrated an element. Before that a button submits its form as without
 * scripts, and changed text looks like an error of the page.
 */
export async function waitForScripts(element: Locator): Promise<void> {
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
  await expect.poll(isHydrated).toBe(true)
}
