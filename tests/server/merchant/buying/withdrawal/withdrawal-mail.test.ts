import { expect, it } from 'vitest'

import { withdrawalMail } from '#server/merchant/buying/withdrawal/withdrawal-mail.ts'

const facts = {
  publicId: 'f0a7',
  orderNumber: '100010',
  name: 'Aino Virtanen',
  email: 'aino@example.com',
  receivedAt: '2026-11-03T23:30:00.000Z',
  rows: [{ rowId: 1, name: 'Hägerö', variant: null, pictureUrl: null, quantity: 1 }],
}

it.each([
  ['sv', /4 november 2026.* 00:30:00 CET\n/],
  ['fi', /4\. marraskuuta 2026.* 0?1\.30\.00 (?:EET|UTC\+2)\n/],
] as const)('in %s, a receipt has the time of the country with its zone', (language, local) => {
  const { text } = withdrawalMail(facts, language, { publicOrigin: 'http://shop.test' })
  expect(text).toMatch(local)
})
