import { expect, it } from 'vitest'

import { settingsForm } from '#app/account/settings-form.ts'
import { orderForm } from '#app/checkout/checkout-form.ts'
import { reviewForm } from '#app/routes/catalogue/product/review-fields.ts'

/** An emoji is one code point, and two UTF-16 units. */
const emoji = (units: number) => '😀'.repeat(units / 2)
const unseen = '\u200b\u2060'

const order = orderForm('Card')
const forms = { order, review: reviewForm, settings: settingsForm }

function errorsOf(form: keyof typeof forms, field: string, text: string) {
  const { error } = forms[form].safeParse({ block: 'address', [field]: text })
  return error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message) ?? []
}

it.each([
  ['review', 'author', 50],
  ['review', 'comment', 1000],
  ['order', 'message', 1000],
  ['order', 'firstName', 200],
  ['settings', 'addressLine1', 200],
] as const)('%s: %s is counted in UTF-16 units, up to %i', (form, field, limit) => {
  expect(errorsOf(form, field, emoji(limit))).toEqual([])
  expect(errorsOf(form, field, emoji(limit + 2))).toEqual(['tooLong'])
})

it.each([
  ['review', 'author'],
  ['order', 'firstName'],
  ['order', 'addressLine1'],
  ['order', 'city'],
  ['settings', 'addressLine1'],
] as const)('%s: %s of invisible characters is none', (form, field) => {
  expect(errorsOf(form, field, unseen)).toEqual(['required'])
})
