import { expect } from 'vitest'

import type { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'
import { until } from '#tests/support/until.ts'

type Merchant = Awaited<ReturnType<typeof openTestMerchant>>

const pageOf = { confirmSubscription: 'confirm', endSubscription: 'unsubscribe' }

/** A page of the merchant's outbox, with ordinary spaces. */
export async function outbox({ fetch }: Merchant, path = ''): Promise<string> {
  const response = await fetch(new Request(`http://merchant.test/outbox${path}`))
  return (await response.text()).replace(/[\u00a0\u202f]/g, ' ')
}

/** Waits for a mail: the merchant looks for a new catalogue twice a second. */
export const untilMailed = (merchant: Merchant, text: string) =>
  until(async () => (await outbox(merchant)).includes(text), { what: `a mail with ${text}` })

/** The token of the link in the newest mail to an address that has one to this page. */
export async function linkIn(
  merchant: Merchant,
  email: string,
  page = pageOf.confirmSubscription,
): Promise<string> {
  const items = (await outbox(merchant)).split('<li').filter((item) => item.includes(email))
  for (const item of items) {
    const text = await outbox(merchant, `/${/outbox\/(\d+)\/text/.exec(item)?.[1]}/text`)
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
