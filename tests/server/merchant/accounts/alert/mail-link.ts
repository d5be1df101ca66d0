import { expect } from 'vitest'

import type { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'

type Merchant = Awaited<ReturnType<typeof openTestMerchant>>

const pageOf = { confirmSubscription: 'confirm', endSubscription: 'unsubscribe' }

/** The token of the link in the newest mail to an address that has one to this page. */
export async function linkIn(
  { fetch }: Merchant,
  email: string,
  page = pageOf.confirmSubscription,
): Promise<string> {
  const read = async (path: string) =>
    (await fetch(new Request(`http://merchant.test/outbox${path}`))).text()
  const items = (await read('')).split('<li').filter((item) => item.includes(email))
  for (const item of items) {
    const text = await read(`/${/outbox\/(\d+)\/text/.exec(item)?.[1]}/text`)
    const token = new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1]
    if (token) return token
  }
  return ''
}

export async function useLink(
  merchant: Merchant,
  operation: keyof typeof pageOf,
  token: string,
): Promise<boolean> {
  const { data } = await merchant.request(
    `mutation($token: String!) { ${operation}(token: $token) }`,
    { token },
  )
  return data[operation]
}

/** Follows the link in the newest mail to an address. */
export async function follow(merchant: Merchant, operation: keyof typeof pageOf, email: string) {
  const token = await linkIn(merchant, email, pageOf[operation])
  expect(await useLink(merchant, operation, token)).toBe(true)
}
