import { describe, expect, it } from 'vitest'
import { languageCodes } from '#server/merchant/channel/markets.ts'
import { optionMessages } from '#server/merchant/buying/options/option-messages.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'
import { paymentMessages } from '#server/merchant/buying/payment/payment-messages.ts'

/** Every key with the placeholders of its text, which reveals a missing `{amount}`. */
function keysAndPlaceholders(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? `${path}${key} ${(value.match(/\{\w+\}/g) ?? []).sort().join(' ')} ${value.trim() ? '' : 'empty'}`
      : keysAndPlaceholders(value as object, `${path}${key}.`),
  )
}

describe.each(Object.entries({ optionMessages, mailMessages, paymentMessages }))(
  '%s',
  (_, words) => {
    it.each(languageCodes)(
      'have the same keys and placeholders in %s as in Swedish',
      (language) => {
        expect(keysAndPlaceholders(words[language])).toEqual(keysAndPlaceholders(words.sv))
      },
    )
  },
)
