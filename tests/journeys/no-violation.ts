import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What a machine can judge of WCAG 2.2 A and AA, of targets large enough to hit, and of good habit. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules = {
  'target-size': { enabled: true },
  // The line that tells of a page on its way lies above every landmark.
  region: { enabled: false },
}

/** Goes on after what it finds, so that one journey tells of all screens. */
export async function expectNoViolation(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] })
    // Pages have no frames of others, whose results would be put together in a window opened for it.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))
  expect.soft(found, screen).toEqual([])
}
