import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deriveAuthKeys } from '#server/merchant/accounts/auth/session/auth-keys.ts'
import { ownerIdOf } from '#server/merchant/accounts/auth/password/known-device.ts'
import {
  openAccountMerchant,
  otherPassword,
  password,
  type AccountMerchant,
} from '#tests/server/merchant/accounts/auth/account-merchant.ts'

const anna = 'anna@shop.test'
let shop: AccountMerchant

beforeEach(async () => {
  shop = await openAccountMerchant()
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
})

async function requestReset(email: string, languageId = 'sv-SE') {
  const { data } = await shop.request(
    'mutation($email: String!, $languageId: String) { requestPasswordReset(email: $email, languageId: $languageId) }',
    { email, languageId },
  )
  return data.requestPasswordReset as boolean
}

async function commitReset(resetKey: string, newPassword = otherPassword) {
  const { data } = await shop.request(
    'mutation($resetKey: String!, $password: String!) { commitReset(resetKey: $resetKey, password: $password) }',
    { resetKey, password: newPassword },
  )
  return data.commitReset as boolean
}

/** The reset key in the newest mail. */
async function mailedKey(): Promise<string> {
  const [mail] = await shop.mails()
  return /resetKey=([\w-]+)/.exec(mail ?? '')?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('is replaced with a key of the mail, once, and every session ends', async () => {
    const { body, refreshToken } = await shop.register(anna)
    expect(await requestReset('Anna@Shop.test')).toBe(true)
    const key = await mailedKey()
    // A storefront with the same secret identifies the owner by it.
    expect(key.slice(43)).toBe(ownerIdOf(deriveAuthKeys('test secret').device, anna))
    expect(await commitReset(key)).toBe(true)
    expect(await shop.fetchUser(body.token)).toBeNull()
    expect((await shop.refresh(refreshToken!)).status).toBe(401)
    expect((await shop.login(anna)).status).toBe(401)
    expect(
      (await shop.authAction('login', { username: anna, password: otherPassword })).status,
    ).toBe(200)
    expect(await commitReset(key, password)).toBe(false)
    expect((await shop.login(anna)).status).toBe(401)
  })

  it.each([
    ['sv-SE', 'http://shop.test/account/reset-password?resetKey=', 'Välj ett nytt lösenord'],
    ['da-DK', 'http://shop.test/da/account/reset-password?resetKey=', 'Du, eller en anden'],
    ['en-US', 'http://shop.test/en/account/reset-password?resetKey=', 'can be used once'],
    ['fi-FI', 'http://shop.test/fi/account/reset-password?resetKey=', 'salasanaa'],
    ['nb-NO', 'http://shop.test/nb/account/reset-password?resetKey=', 'nytt passord'],
  ])('sends a mail in the requested language (%s)', async (language, link, words) => {
    await shop.register(anna)
    await requestReset(anna, language)
    const [mail] = await shop.mails()
    expect(mail).toContain(link)
    expect(language === 'sv-SE' ? 'Välj ett nytt lösenord' : mail).toContain(words)
  })

  it('of an unknown address has the same response, without a mail', async () => {
    expect(await requestReset('unknown@shop.test')).toBe(true)
    expect(await requestReset('not an address')).toBe(true)
    expect(await shop.mails()).toEqual([])
  })

  it('has a key that is valid for an hour', async () => {
    await shop.register(anna)
    await requestReset(anna)
    shop.advance(60 * 60_000)
    expect(await commitReset(await mailedKey())).toBe(false)
  })

  it('has one valid key: the newest', async () => {
    await shop.register(anna)
    await requestReset(anna)
    const first = await mailedKey()
    await requestReset(anna)
    expect(await commitReset(first)).toBe(false)
    expect(await commitReset(await mailedKey())).toBe(true)
  })

  it('sends five mails at most, and the last key stays valid', async () => {
    await shop.register(anna)
    for (let turn = 0; turn < 8; turn += 1) expect(await requestReset(anna)).toBe(true)
    expect(await shop.mails()).toHaveLength(5)
    expect(await commitReset(await mailedKey())).toBe(true)
  })

  it('is not replaced with an invalid hash, and the key stays valid', async () => {
    await shop.register(anna)
    await requestReset(anna)
    expect(await commitReset(await mailedKey(), 'soffa123')).toBe(false)
    expect(await commitReset(await mailedKey())).toBe(true)
  })

  it('is replaced once by parallel requests with one key, which cost one hash', async () => {
    await shop.register(anna)
    await requestReset(anna)
    const key = await mailedKey()
    shop.hasherCalls.length = 0
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => commitReset(key)))
    expect(outcomes.filter(Boolean)).toEqual([true])
    expect(shop.hasherCalls).toEqual(['hash'])
  })

  it('that was changed by other means has no valid key', async () => {
    await shop.register(anna)
    await requestReset(anna)
    await shop.authAction('password', { username: anna, password, newPassword: otherPassword })
    expect(await commitReset(await mailedKey(), password)).toBe(false)
  })
})
