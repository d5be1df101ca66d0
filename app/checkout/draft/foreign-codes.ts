import { typedPostalCode } from '#app/kit/person/postal-code.ts'

import type { Draft } from './checkout-form.ts'

/** The postal codes of a form emptied that no place of the country has: they were typed for the country before. */
export function withoutForeignCodes(
  draft: Pick<Draft, 'zip' | 'shipZip'>,
  countryCode: string,
): { zip?: ''; shipZip?: '' } {
  const isForeign = (code?: string) => code && typedPostalCode(code, countryCode) === null
  return {
    ...(isForeign(draft.zip) && { zip: '' }),
    ...(isForeign(draft.shipZip) && { shipZip: '' }),
  }
}
