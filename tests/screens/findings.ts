import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { axeSource } from '#tests/support/axe-source.ts'

/** A rule of axe that a page breaks, or that axe cannot decide. */
interface Finding {
  rule: string
  isUndecided: boolean
  /** Elements, as HTML, with the reason. */
  places: string[]
}

/**
 * All rules of axe for level A and AA, experimental and best practices too, on the whole page, or on a panel that is open,
 * since what is behind it is dimmed.
 */
export async function findingsOf(page: Page): Promise<Finding[]> {
  // The line of progress above the page is no part of a landmark, and goes.
  await page.waitForFunction(() => !document.querySelector('body > [role=progressbar]'))
  const builder = new AxeBuilder({ page, axeSource }).withTags(tags)
  // Cards of a list are alike.
  builder.exclude('main li:nth-child(n + 9) article')
  const panel = ':popover-open'
  if ((await page.locator(panel).count()) > 0) builder.include(panel)
  const { violations, incomplete } = await builder
    .options({ resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode()
    .analyze()
  return [...violations, ...incomplete].map((result) => ({
    rule: result.id,
    isUndecided: incomplete.includes(result),
    places: result.nodes.map(({ html, any, all, none }) => {
      const [reason] = [...any, ...all, ...none]
      return `${html.slice(0, 200)} (${reason?.message.slice(0, 200)})`
    }),
  }))
}

const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
]
