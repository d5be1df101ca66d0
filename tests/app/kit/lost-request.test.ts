import { expect, test } from 'vitest'

import { isLost, resultOrLost, revalidateUnlessLost } from '#app/kit/lost-request.ts'

function send(result: Promise<unknown>) {
  const body = new URLSearchParams({ zip: '111 22' })
  const request = new Request('http://shop.test/', { method: 'POST', body })
  return resultOrLost(
    request,
    () => request.text().then(() => result),
    (form) => ({ isLost: true, typed: form.get('zip') }),
  )
}

test.for([
  ['a network that is down', new TypeError('Failed to fetch')],
  [
    'a page of a proxy',
    new Error('Unable to decode turbo-stream response from URL: http://shop.test/_root.data'),
  ],
] as const)('%s keeps what was typed', async ([, error]) => {
  expect(await send(Promise.reject(error))).toEqual({ isLost: true, typed: '111 22' })
})

test('a response of the shop is passed on, and so are its errors and redirects', async () => {
  expect(await send(Promise.resolve({ reason: 'zip' }))).toEqual({ reason: 'zip' })
  for (const thrown of [
    new Response(null, { status: 303 }),
    new Error('Unexpected Server Error'),
  ]) {
    await expect(send(Promise.reject(thrown as Error))).rejects.toBe(thrown)
  }
})

test.for([
  [{ isLost: true }, true],
  [{ isLost: false }, false],
  [{ reason: 'zip' }, false],
  [null, false],
  [undefined, false],
] as const)('%o is a lost form: %s', ([actionResult, lost]) => {
  expect(isLost(actionResult)).toBe(lost)
  expect(revalidateUnlessLost({ actionResult, defaultShouldRevalidate: true })).toBe(!lost)
  expect(revalidateUnlessLost({ actionResult, defaultShouldRevalidate: false })).toBe(false)
})
