import { expect, it } from 'vitest'

import { findOrderForm, loginForm, registerForm } from '#app/account/account-form.ts'
import { settingsForm } from '#app/account/settings/settings-form.ts'
import { orderForm } from '#app/checkout/draft/checkout-form.ts'
import { reviewForm } from '#app/routes/catalogue/product/reviews/review-fields.ts'
import { guestForm } from '#app/withdrawal/withdrawal.ts'

/** An emoji is one code point, and two UTF-16 units. */
const emoji = (units: number) => '😀'.repeat(units / 2)
const unseen = '\u200b\u2060'

const order = orderForm('Card')
const forms = {
  order,
  review: reviewForm,
  settings: settingsForm,
  login: loginForm,
  register: registerForm,
  findOrder: findOrderForm,
  withdrawal: guestForm,
}

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
  ['login', 'password', 1000],
  ['register', 'newPassword', 1000],
  ['findOrder', 'orderNumber', 40],
  ['withdrawal', 'orderNumber', 40],
  ['withdrawal', 'name', 500],
] as const)('%s: %s is counted in UTF-16 units, up to %i', (form, field, limit) => {
  expect(errorsOf(form, field, emoji(limit))).toEqual([])
  expect(errorsOf(form, field, emoji(limit + 2))).toEqual(['tooLong'])
})

it('an e-mail address is counted in the same way', () => {
  const address = (letter: string) => `eva@${`${letter.repeat(60 / letter.length)}.`.repeat(4)}se`
  expect(errorsOf('login', 'email', address('ö'))).toEqual([])
  // A letter of two units.
  expect(errorsOf('login', 'email', `${address('𐐷')}ab`)).toEqual([])
  expect(errorsOf('login', 'email', `eva.${address('𐐷')}abcd`)).toEqual(['email'])
})

it('a line break is one character, as in the text area, though a form sends two', () => {
  const lines = (count: number) => 'a\r\n'.repeat(count / 2 - 1) + 'ab'
  expect(errorsOf('order', 'message', lines(1000))).toEqual([])
  expect(errorsOf('order', 'message', `${lines(1000)}c`)).toEqual(['tooLong'])
})

it('a letter of two characters is counted as the one that is sent', () => {
  expect(errorsOf('order', 'firstName', 'a\u030a'.repeat(200))).toEqual([])
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
