import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { axeSource } from '#tests/support/axe-source.ts'

/** The machine-checkable rules of WCAG 2.2 A and AA, of target size, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules = {
  'target-size': { enabled: true },
  // Experimental rules of axe.
  'label-content-name-mismatch': { enabled: true },
  'p-as-heading': { enabled: true },
  // The progress bar of a page load is above every landmark.
  region: { enabled: false },
}

/** Menu and footer of the storefront are alike on all screens, and have most of the elements of a short one. */
const sharedParts = ['#category-menu', 'body:has(#category-menu) footer']

/**
 * Continues after a violation, so that one journey reports all screens.
 *
 * @param isWhole whether menu and footer are checked too; for one screen of each view
 */
export async function expectNoViolation(page: Page, screen: string, { isWhole = false } = {}) {
  // A page that is being left is dimmed, below the required contrast.
  await expect(page.locator('[data-leaving]')).toHaveCount(0)
  const builder = new AxeBuilder({ page, axeSource })
  if (!isWhole) for (const part of sharedParts) builder.exclude(part)
  const { violations } = await builder
    // None of these rules looks at style sheets, which would be loaded once more.
    .options({
      runOnly: { type: 'tag', values: tags },
      rules,
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    // Cards of a list are alike, and checking all of them takes most of the time.
    .exclude('li:nth-child(n + 7) article')
    // Pages have no frames, whose results would be merged in an extra window.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))
  expect.soft(found, screen).toEqual([])
}
