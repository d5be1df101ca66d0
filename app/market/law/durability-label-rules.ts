import type { DatedRule } from './dated-rule.ts'

/** The harmonised label of a producer's guarantee of durability, on the page of the goods. */
export const durabilityLabelRules: readonly DatedRule<'label'>[] = [
  {
    countries: ['SE', 'DK', 'FI', 'AX', 'DE'],
    from: '2026-09-27',
    source: 'Directive 2011/83/EU article 6(1)(la) and 22a; Regulation (EU) 2025/1960 annex II',
    content: 'label',
  },
]
