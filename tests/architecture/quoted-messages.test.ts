import { describe, expect, it } from 'vitest'

import { namespacesOf, source, messagesIn } from './locale-files.ts'

/** Swedish sentences that the specification quotes, and the keys of their messages. */
const quoted: readonly [sentence: string, ...keys: string[]][] = [
  ['Sökresultat för: {search}', 'catalogue:list.searchResults'],
  ['Tack för din order!', 'checkout:confirmation.title'],
  ['Privatperson', 'account:customerTypes.PERSON', 'checkout:details.PERSON'],
  ['Företag', 'account:customerTypes.ORGANIZATION', 'checkout:details.ORGANIZATION'],
  ['Bara {quantity} kvar', 'catalogue:stock.fewLeft'],
  ['Beställningsvara', 'catalogue:stock.oversellable'],
  ['Skickas inom 2-3 vardagar', 'catalogue:stock.delivery.soon'],
  ['Lite längre leveranstid', 'catalogue:stock.delivery.later'],
  ['Du måste ange en giltig email', 'account:errors.email', 'checkout:errors.email'],
  ['Ditt lösenord måste innehålla minst 7 tecken', 'account:errors.passwordShort'],
  ['Du måste ange ett lösenord', 'account:errors.password'],
  ['Lösenorden matchar inte', 'account:errors.passwordsDiffer'],
  ['Detta fält är obligatoriskt', 'account:errors.required', 'checkout:errors.required'],
  [
    'Du måste ange ett giltigt personnummer',
    'account:errors.personalId',
    'checkout:errors.personalId',
  ],
  [
    'Du måste ange ett giltigt organisationsnummer',
    'account:errors.organizationId',
    'checkout:errors.organizationId',
  ],
  ['Se till att alla fält är giltiga', 'account:errors.title'],
  ['Se till att alla fält är korrekt ifyllda', 'checkout:errors.title'],
  ['Du måste godkänna köpvillkoren innan du slutför ditt köp', 'checkout:errors.terms'],
  [
    'Du måste välja storlek först',
    'catalogue:product.errors.sizeMissing',
    'product:alert.errors.size',
  ],
  [
    'Du kan tyvärr inte lägga fler i varukorgen. Endast {stock} kvar på lager',
    'catalogue:product.errors.tooMany',
    'cart:errors.tooMany',
  ],
  [
    'Du kan inte addera flera då du redan har {quantity} i varukorgen',
    'catalogue:product.errors.alreadyInCart',
    'cart:errors.alreadyInCart',
  ],
  ['Använd stjärnorna för att betygsätta produkten', 'product:review.errors.stars'],
  ['Koden är ej giltig', 'cart:promo.notValid'],
  ['Du har inte uppfyllt kraven för denna kod', 'cart:promo.requirementsNotMet'],
  ['Hittade inga fraktalternativ för angivet postnummer', 'checkout:delivery.none'],
  ['Du loggas in som användare..', 'common:notices.spoofed'],
  ['Fel email eller lösenord, försök gärna igen', 'account:faults.refused'],
  ['Ett konto med denna email existerar redan', 'account:faults.exists'],
  ['Du angav fel lösenord och har loggats ut av säkerhetsskäl', 'common:notices.wrong-password'],
  [
    'Något gick tyvärr fel. Försök gärna igen och kontakta kundtjänst om problemet kvarstår.',
    'common:faults.failed.text',
    'catalogue:product.errors.failed',
    'cart:errors.failed',
    'account:faults.failed',
    'checkout:faults.failed',
    'product:review.errors.failed',
    'product:alert.errors.failed',
  ],
]

const messages = new Map<string, string>(
  namespacesOf(source).flatMap((file) =>
    [...messagesIn(source, file)].map(
      ([key, sentence]) => [`${file.replace('.json', '')}:${key}`, sentence] as const,
    ),
  ),
)

/** As translators write a placeholder. */
const withPlaceholders = (sentence: string) => sentence.replace(/\{(\w+)\}/g, '{{$1}}')

describe('a sentence of the specification', () => {
  it.each(quoted)('"%s" is a message', (sentence, ...keys) => {
    for (const key of keys) expect.soft(messages.get(key), key).toBe(withPlaceholders(sentence))
  })
})
