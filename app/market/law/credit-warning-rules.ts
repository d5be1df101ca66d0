import type { DatedRule } from './dated-rule.ts'

/** Warnings that credit costs money, by the country whose consequences and advice they name. */
export type CreditWarning = 'SE' | 'DK' | 'FI' | 'NO' | 'EU'

/** The warning below the payment options. `locales` has the words by the name of the warning. */
export const creditWarningRules: readonly DatedRule<CreditWarning>[] = [
  {
    countries: ['SE'],
    from: '2026-11-20',
    source: 'Directive (EU) 2023/2225 article 8(1); konsumentkreditlagen (SOU 2024:69)',
    content: 'SE',
  },
  {
    countries: ['DK'],
    from: '2026-11-20',
    source: 'Directive (EU) 2023/2225 article 8(1); markedsføringsloven (L 19, 2025-26)',
    content: 'DK',
  },
  {
    countries: ['FI', 'AX'],
    from: '2026-11-20',
    source:
      'Directive (EU) 2023/2225 article 8(1); kuluttajansuojalaki (38/1978) 7 luku (HE 120/2025)',
    content: 'FI',
  },
  // Norway demands the example with the effective rate; the shop warns there too.
  {
    countries: ['NO'],
    from: '2023-01-01',
    source: 'Finansavtaleforskriften (2022-09-19-1612) kapittel 3',
    content: 'NO',
  },
  {
    countries: ['DE'],
    from: '2026-11-20',
    source: 'Directive (EU) 2023/2225 article 8(1)',
    content: 'EU',
  },
]
