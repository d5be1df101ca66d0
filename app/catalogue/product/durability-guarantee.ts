import { present, type WireList } from '#app/kit/wire-list.ts'

import type { WireParameterGroup } from './product-documents.server.ts'

/** Identifier of the parameter whose value begins with the years of the producer's guarantee of durability. */
const identifier = 'durability-guarantee'

/**
 * Years for which the producer guarantees the durability of the whole product without extra cost; null for none, and up to
 * two years, which the legal guarantee has anyway.
 */
export function durabilityYears(groups: WireList<WireParameterGroup>): number | null {
  const parameters = present(groups).flatMap((group) => present(group.parameters))
  const value = parameters.find((each) => each.identifier?.toLowerCase() === identifier)?.value
  const years = Number(/^\d{1,3}([.,]5)?(?!\d)/.exec(value?.trim() ?? '')?.[0].replace(',', '.'))
  return years > 2 ? years : null
}
