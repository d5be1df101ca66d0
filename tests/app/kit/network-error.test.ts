import { expect, test } from 'vitest'

import {
  isNetworkError,
  resultOrNetworkError,
  revalidateUnlessNetworkError,
} from '#app/kit/network-error.ts'

function send(result: Promise<unknown>) {
  const body = new URLSearchParams({ zip: '111 22' })
  const request = new Request('http://shop.test/', { method: 'POST', body })
  return resultOrNetworkError(
    request,
    () => request.text().then(() => result),
    (form) => ({ isNetworkError: true, typed: form.get('zip') }),
  )
}

test.for([
  ['a network that is down', new TypeError('Failed to fetch')],
  [
    'a page of a proxy',
    new Error('Unable to decode turbo-stream response from URL: http://shop.test/_root.data'),
  ],
] as const)('%s keeps what was typed', async ([, error]) => {
  expect(await send(Promise.reject(error))).toEqual({ isNetworkError: true, typed: '111 22' })
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
  [{ isNetworkError: true }, true],
  [{ isNetworkError: false }, false],
  [{ reason: 'zip' }, false],
  [null, false],
  [undefined, false],
] as const)('%o is a lost form: %s', ([actionResult, lost]) => {
  expect(isNetworkError(actionResult)).toBe(lost)
  expect(revalidateUnlessNetworkError({ actionResult, defaultShouldRevalidate: true })).toBe(!lost)
  expect(revalidateUnlessNetworkError({ actionResult, defaultShouldRevalidate: false })).toBe(false)
})
