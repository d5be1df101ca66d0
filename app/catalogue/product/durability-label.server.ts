import { formatNumber } from '#app/i18n/format-number.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'
import { ruleInForce, today } from '#app/market/law/dated-rule.ts'
import { guaranteeRules } from '#app/market/law/guarantee-rules.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { WireParameterGroup } from './product-documents.server.ts'
import type { DurabilityLabel } from './product.ts'

/** The label of a product with a producer's guarantee of durability, where consumers are shown it by law. */
export function durabilityLabelOf(
  { customerType, language, market }: Visit,
  groups: WireList<WireParameterGroup>,
): DurabilityLabel | null {
  const years = durabilityYears(groups)
  if (years === null || customerType === 'ORGANIZATION') return null
  if (!ruleInForce(guaranteeRules, market.country.code, today())) return null
  const t = translate(language, 'law')
  return {
    title: t('durability.title'),
    years: t('durability.years', { years: formatNumber(years, language) }),
    text: t('durability.text'),
    more: t('durability.more'),
  }
}

/** Identifier of the parameter whose value begins with the years of the producer's guarantee of durability. */
const identifier = 'durability-guarantee'

/** Years of a producer's free guarantee of the whole product; null up to two years, the legal guarantee. */
export function durabilityYears(groups: WireList<WireParameterGroup>): number | null {
  const parameters = present(groups).flatMap((group) => present(group.parameters))
  const value = parameters.find((each) => each.identifier?.toLowerCase() === identifier)?.value
  const years = Number(/^\d{1,3}([.,]5)?(?!\d)/.exec(value?.trim() ?? '')?.[0].replace(',', '.'))
  return years > 2 ? years : null
}
