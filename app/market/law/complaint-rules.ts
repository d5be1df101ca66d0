import type { DatedRule } from './dated-rule.ts'

/** Laws of a consumer's complaint about faulty goods, each with the body that settles disputes. */
export type ComplaintLaw = 'SE' | 'DK' | 'FI' | 'NO' | 'EU'

/** The law of the consumer's country applies, whatever the page's language. `locales` has the words by its name. */
export const complaintRules: readonly DatedRule<ComplaintLaw>[] = [
  {
    countries: ['SE'],
    from: '2022-09-01',
    source: 'Konsumentköplagen (2022:260) 4 kap. 14 §',
    content: 'SE',
  },
  { countries: ['DK'], from: '2022-01-01', source: 'Købeloven § 83', content: 'DK' },
  {
    countries: ['FI', 'AX'],
    from: '2022-01-01',
    source: 'Kuluttajansuojalaki (38/1978) 5 luku',
    content: 'FI',
  },
  { countries: ['NO'], from: '2002-07-01', source: 'Forbrukerkjøpsloven § 27', content: 'NO' },
  {
    countries: ['DE'],
    from: '2022-01-01',
    source: 'Directive (EU) 2019/771 article 10',
    content: 'EU',
  },
]
