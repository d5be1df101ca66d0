import { expect, it } from 'vitest'

import { registerForm } from '#app/account/account-form.ts'
import { orderForm } from '#app/checkout/draft/checkout-form.ts'
import { parseForm } from '#app/kit/parse-form.ts'

it.each([registerForm, orderForm('')])('every message about a foreign value is a key', (schema) => {
  const sent = new FormData()
  for (const name of Object.keys(schema.shape)) sent.set(name, 'x'.repeat(5_000))
  const messages = Object.values(parseForm(sent, schema).reply().error ?? {}).flatMap(
    (each) => each ?? [],
  )
  expect(messages.length).toBeGreaterThan(3)
  expect(messages.filter((message) => !/^[a-zA-Z]+$/.test(message))).toEqual([])
})
