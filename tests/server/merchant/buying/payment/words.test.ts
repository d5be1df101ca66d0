import { describe, expect, it } from 'vitest'
import { promoWords } from '#server/merchant/buying/cart/promo-words.ts'
import { languageCodes } from '#server/merchant/channel/markets.ts'
import { checkoutWords } from '#server/merchant/buying/options/option-messages.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'
import { paymentWords } from '#server/merchant/buying/payment/payment-words.ts'

/** Every key with the placeholders of its text, which reveals a missing `{amount}`. */
function outline(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? `${path}${key} ${(value.match(/\{\w+\}/g) ?? []).sort().join(' ')} ${value.trim() ? '' : 'empty'}`
      : outline(value as object, `${path}${key}.`),
  )
}

describe.each(Object.entries({ promoWords, checkoutWords, mailMessages, paymentWords }))(
  '%s',
  (_, words) => {
    it.each(languageCodes)(
      'have the same keys and placeholders in %s as in Swedish',
      (language) => {
        expect(outline(words[language])).toEqual(outline(words.sv))
      },
    )
  },
)
