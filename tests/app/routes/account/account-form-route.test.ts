import { expect, test } from 'vitest'

import { clientAction } from '#app/routes/account/account-form-route.ts'

function send(error: unknown) {
  const body = new URLSearchParams({ email: 'lisa@example.test', password: 'soffa123' })
  return clientAction({
    request: new Request('http://shop.test/logga-in', { method: 'POST', body }),
    serverAction: () => Promise.reject(error as Error),
  })
}

test('an account form without a response keeps what was typed, except passwords', async () => {
  expect(await send(new TypeError('Failed to fetch'))).toEqual({
    result: { status: 'error', initialValue: { email: 'lisa@example.test' } },
    formError: { key: 'noResponse' },
  })
})

test.for([new Response(null, { status: 302 }), new Error('500')])(
  '%s is passed on',
  async (error) => {
    await expect(send(error)).rejects.toBe(error)
  },
)
