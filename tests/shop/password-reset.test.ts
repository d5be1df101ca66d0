import { expect, inject, it } from 'vitest'

import { openShopper } from '#tests/support/shopper.ts'
import { findMailTo } from '#tests/support/find-mail.ts'

const origin = inject('shopOrigin')
const passwords = (text: string) => ({ newPassword: text, repeated: text })

it('of parallel uses of one mailed link to a new password, one works and the others learn that it was used', async () => {
  const email = 'parallel-reset@example.com'
  const account = { email, ...passwords('gammal soffa'), customerType: 'PERSON' }
  expect((await openShopper(origin).post('/skapa-konto', account)).status).toBe(303)
  await openShopper(origin).post('/glomt-losenord', { email })
  const resetKey = /resetKey=([\w-]+)/.exec(await findMailTo(origin, email))?.[1] ?? ''
  const uses = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      openShopper(origin).post('/account/reset-password', {
        resetKey,
        ...passwords(`ny soffa ${index}`),
      }),
    ),
  )
  expect(uses.map(({ status }) => status).sort()).toEqual([303, ...Array(7).fill(410)])
  for (const { status, html } of uses) {
    if (status === 410) expect(html).toContain('Länken har gått ut eller redan använts')
  }
  const password = `ny soffa ${uses.findIndex(({ status }) => status === 303)}`
  const login = await openShopper(origin).post('/logga-in', { email, password })
  expect(login).toMatchObject({ status: 303, location: '/mina-sidor/ordrar' })
})
