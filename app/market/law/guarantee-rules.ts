import type { DatedRule } from './dated-rule.ts'

/**
 * The harmonised notice of the legal guarantee, before a consumer buys, and the harmonised label of a producer's guarantee
 * of durability, on the page of the goods. Norway has not taken the directive over, so that its consumers see the rule for
 * complaints alone.
 */
export const guaranteeRules: readonly DatedRule<'notice and label'>[] = [
  {
    countries: ['SE', 'DK', 'FI', 'AX', 'DE'],
    from: '2026-09-27',
    source:
      'Directive 2011/83/EU article 6(1)(l), 6(1)(la) and 22a; Regulation (EU) 2025/1960 annexes I and II',
    content: 'notice and label',
  },
]
