import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A rule of axe that a page breaks. */
export interface Finding {
  rule: string
  where: string
  /** Elements, as HTML. */
  places: string[]
}

/** All rules of axe, experimental and best practices too, on the whole page. */
export async function findingsOf(page: Page, where: string): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => ({
    rule: id,
    where,
    places: nodes.map(({ html }) => html.slice(0, 200)),
  }))
}

const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
]
