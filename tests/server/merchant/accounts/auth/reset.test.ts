import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deriveAuthKeys } from '#server/merchant/accounts/auth/auth-keys.ts'
import { deviceOwner } from '#server/merchant/accounts/auth/known-device.ts'
import {
  openAccountMerchant,
  otherPassword,
  password,
  type AccountMerchant,
} from './account-holder.ts'

const anna = 'anna@shop.test'
let shop: AccountMerchant

beforeEach(async () => {
  shop = await openAccountMerchant()
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
})

async function request(email: string, languageId = 'sv-SE') {
  const { data } = await shop.ask(
    'mutation($email: String!, $languageId: String) { requestPasswordReset(email: $email, languageId: $languageId) }',
    { email, languageId },
  )
  return data.requestPasswordReset as boolean
}

async function commit(resetKey: string, newPassword = otherPassword) {
  const { data } = await shop.ask(
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
    expect(await request('Anna@Shop.test')).toBe(true)
    const key = await mailedKey()
    // A storefront with the same secret identifies the owner by it.
    expect(key.slice(43)).toBe(deviceOwner(deriveAuthKeys('test secret').device, anna))
    expect(await commit(key)).toBe(true)
    expect(await shop.userOf(body.token)).toBeNull()
    expect((await shop.refresh(refreshToken!)).status).toBe(401)
    expect((await shop.login(anna)).status).toBe(401)
    expect((await shop.act('login', { username: anna, password: otherPassword })).status).toBe(200)
    expect(await commit(key, password)).toBe(false)
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
    await request(anna, language)
    const [mail] = await shop.mails()
    expect(mail).toContain(link)
    expect(language === 'sv-SE' ? 'Välj ett nytt lösenord' : mail).toContain(words)
  })

  it('of an unknown address has the same response, without a mail', async () => {
    expect(await request('nobody@shop.test')).toBe(true)
    expect(await request('not an address')).toBe(true)
    expect(await shop.mails()).toEqual([])
  })

  it('has a key that is valid for an hour', async () => {
    await shop.register(anna)
    await request(anna)
    shop.advance(60 * 60_000)
    expect(await commit(await mailedKey())).toBe(false)
  })

  it('has one valid key: the newest', async () => {
    await shop.register(anna)
    await request(anna)
    const first = await mailedKey()
    await request(anna)
    expect(await commit(first)).toBe(false)
    expect(await commit(await mailedKey())).toBe(true)
  })

  it('sends five mails at most, and the last key stays valid', async () => {
    await shop.register(anna)
    for (let turn = 0; turn < 8; turn += 1) expect(await request(anna)).toBe(true)
    expect(await shop.mails()).toHaveLength(5)
    expect(await commit(await mailedKey())).toBe(true)
  })

  it('is not replaced with an invalid hash, and the key stays valid', async () => {
    await shop.register(anna)
    await request(anna)
    expect(await commit(await mailedKey(), 'soffa123')).toBe(false)
    expect(await commit(await mailedKey())).toBe(true)
  })

  it('is replaced once by parallel requests with one key', async () => {
    await shop.register(anna)
    await request(anna)
    const key = await mailedKey()
    expect((await Promise.all([commit(key), commit(key)])).sort()).toEqual([false, true])
  })

  it('takes the same work for a valid and an invalid key', async () => {
    await shop.register(anna)
    await request(anna)
    shop.work.length = 0
    await commit('nonsense')
    const bad = shop.work.splice(0)
    await commit(await mailedKey())
    expect(shop.work).toEqual(bad)
    expect(bad).toEqual(['hash'])
  })

  it('that was changed by other means has no valid key', async () => {
    await shop.register(anna)
    await request(anna)
    await shop.act('password', { username: anna, password, newPassword: otherPassword })
    expect(await commit(await mailedKey(), password)).toBe(false)
  })
})
