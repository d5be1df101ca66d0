import { expect, it } from 'vitest'

import { subscribe } from '#app/newsletter/subscribe.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

it('a signup that the merchant refuses is a refusal, not an outage', async () => {
  await using merchant = await openSeededMerchant(240)
  await using proxy = await openFaultProxy(merchant.origin)
  const visit = await openVisit({
    request: new Request('http://shop.test/'),
    context: testContext(`${proxy.origin}/graphql`, {}, { persistedQueries: false }),
  })
  const subscribed = (email: string) => {
    const form = new FormData()
    form.set('email', email)
    return subscribe(visit, form)
  }
  expect(await subscribed('lisa@example.test')).toEqual({ ok: true, isConfirmedByMail: true })
  expect(await subscribed('lisa')).toEqual({ ok: false, reason: 'email', typed: 'lisa' })
  const error = { message: 'canary', extensions: { code: 'InvalidEmail' } }
  for (const response of [
    { data: { subscribeToNewsletter: false } },
    { data: { subscribeToNewsletter: null } },
    { data: null, errors: [{ ...error, path: ['subscribeToNewsletter'] }] },
  ]) {
    proxy.setResponse('subscribeToNewsletter', () => response)
    expect(await subscribed('lisa@example.test')).toEqual({
      ok: false,
      reason: 'refused',
      typed: 'lisa@example.test',
    })
  }
  const errors = [{ ...error, path: ['subscribeToNewsletter', 'id'] }]
  proxy.setResponse('subscribeToNewsletter', () => ({ data: null, errors }))
  expect(await subscribed('lisa@example.test')).toMatchObject({ reason: 'failed' })
})

it('a merchant that does not ask by mail makes the shop promise no such mail', async () => {
  await using merchant = await openSeededMerchant(240)
  await using proxy = await openFaultProxy(merchant.origin)
  const message = 'Cannot query field "confirmsAddresses" on type "GeinsMerchantApiQuery".'
  proxy.setResponse('confirmsAddresses', () => ({ errors: [{ message }] }))
  const visit = await openVisit({
    request: new Request('http://shop.test/'),
    context: testContext(`${proxy.origin}/graphql`, {}, { persistedQueries: false }),
  })
  const form = new FormData()
  form.set('email', 'lisa@example.test')
  expect(await subscribe(visit, form)).toEqual({ ok: true, isConfirmedByMail: false })
})
