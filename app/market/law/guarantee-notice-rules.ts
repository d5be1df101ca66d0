import type { DatedRule } from './dated-rule.ts'

/**
 * The harmonised notice of the legal guarantee, before a consumer buys. Norway has not taken the directive over, so that
 * its consumers see the rule for complaints alone.
 */
export const guaranteeNoticeRules: readonly DatedRule<'notice'>[] = [
  {
    countries: ['SE', 'DK', 'FI', 'AX', 'DE'],
    from: '2026-09-27',
    source: 'Directive 2011/83/EU article 6(1)(l) and 22a; Regulation (EU) 2025/1960 annex I',
    content: 'notice',
  },
]
