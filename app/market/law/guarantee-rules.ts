import type { DatedRule } from './dated-rule.ts'

/** The harmonised notice of the legal guarantee, and label of a producer's. Norway has not taken the directive over. */
export const guaranteeRules: readonly DatedRule<'notice and label'>[] = [
  {
    countries: ['SE', 'DK', 'FI', 'AX', 'DE'],
    from: '2026-09-27',
    source:
      'Directive 2011/83/EU article 6(1)(l), 6(1)(la) and 22a; Regulation (EU) 2025/1960 annexes I and II',
    content: 'notice and label',
  },
]
