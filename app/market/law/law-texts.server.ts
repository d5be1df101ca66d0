import { translate } from '#app/i18n/messages.server.ts'
import type { LanguageCode } from '#app/i18n/languages.ts'

import { complaintRules } from './complaint-rules.ts'
import { creditWarningRules } from './credit-warning-rules.ts'
import { ruleInForce, today } from './dated-rule.ts'
import { guaranteeRules } from './guarantee-rules.ts'
import type { GuaranteeNoticeTexts } from './guarantee-notice.tsx'

/** What consumers of a country are told by law, in the language of the page. */
export interface LawTexts {
  /** How long a fault may be complained of, and who settles a dispute; null where the shop does not know the law. */
  complaint: string | null
  /** For payments on credit; null where none is demanded. */
  creditWarning: string | null
  /** The harmonised notice of the legal guarantee; null where it is not demanded. */
  guarantee: GuaranteeNoticeTexts | null
}

/** @param country ISO 3166 code of the country where the buyer lives, which decides whatever the language is */
export function lawTexts(language: LanguageCode, country: string, at = new Date()): LawTexts {
  const day = today(at)
  const t = translate(language, 'law')
  const complaint = ruleInForce(complaintRules, country, day)
  const warning = ruleInForce(creditWarningRules, country, day)
  return {
    complaint: complaint && t(`complaint.${complaint}`),
    creditWarning: warning && t(`creditWarning.${warning}`),
    guarantee: ruleInForce(guaranteeRules, country, day) && guaranteeNotice(language),
  }
}

function guaranteeNotice(language: LanguageCode): GuaranteeNoticeTexts {
  const t = translate(language, 'law')
  return {
    language,
    summary: t('guarantee.summary'),
    title: t('guarantee.title'),
    minimum: t('guarantee.minimum'),
    claim: t('guarantee.claim'),
    claims: [t('guarantee.otherThanDescribed'), t('guarantee.notWorking')],
    liable: t('guarantee.liable'),
    remedies: [t('guarantee.repair'), t('guarantee.refund')],
    period: t('guarantee.period'),
    more: t('guarantee.more'),
    link: t('guarantee.link'),
    faulty: t('guarantee.faulty'),
    steps: [t('guarantee.contact'), t('guarantee.proof')],
    commercial: t('guarantee.commercial'),
  }
}
