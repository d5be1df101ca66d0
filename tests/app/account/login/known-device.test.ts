import { createHash, createHmac } from 'node:crypto'

import { expect, it } from 'vitest'

import {
  saveKnownDevice,
  saveKnownDeviceOfReset,
  knownDevice,
} from '#app/account/login/known-device.server.ts'
import { deriveAuthKeys } from '#server/merchant/accounts/auth/session/auth-keys.ts'
import {
  ownerIdOf,
  findKnownDevice as asMerchant,
} from '#server/merchant/accounts/auth/password/known-device.ts'
import { testContext } from '#tests/support/test-context.ts'

const anna = 'anna@example.com'

it('a browser is known to the shop and to its merchant, for one account', () => {
  const browser = testContext('')
  expect(knownDevice(browser, anna)).toBeNull()
  saveKnownDevice(browser, anna)
  const device = knownDevice(browser, anna)!
  expect(device.token).not.toContain('anna')
  const { device: key } = deriveAuthKeys(browser.config.signingKey)
  expect(asMerchant(key, device.token, anna, Date.now())).toBe(device.id)
  for (const other of ['bo@example.com', `${anna}x`]) {
    expect(knownDevice(browser, other)).toBeNull()
    expect(asMerchant(key, device.token, other, Date.now())).toBeNull()
  }
  saveKnownDevice(browser, anna)
  expect(knownDevice(browser, anna)?.id).toBe(device.id)
})

it('the key of a mail to the owner makes any browser a known one', () => {
  const browser = testContext('')
  saveKnownDevice(browser, 'bo@example.com')
  const { device: key } = deriveAuthKeys(browser.config.signingKey)
  saveKnownDeviceOfReset(browser, 'A'.repeat(43) + ownerIdOf(key, anna))
  expect(asMerchant(key, knownDevice(browser, anna)!.token, anna, Date.now())).not.toBeNull()
  for (const foreign of ['', 'A'.repeat(59), `${'A'.repeat(60)}`, 'Å'.repeat(59)]) {
    const other = testContext('')
    saveKnownDeviceOfReset(other, foreign)
    expect(knownDevice(other, anna)).toBeNull()
  }
})

it.each([
  ['another key', (token: string) => signedWith('another key', token)],
  ['no key', (token: string) => token.replace(/[^.]+$/, 'A'.repeat(43))],
  ['half a token', (token: string) => token.slice(0, 40)],
  ['a year and more', () => signedWith('a key that tests sign with', `${'A'.repeat(22)}.1.x.y`)],
])('a cookie signed with %s identifies no browser', (_what, forged) => {
  const browser = testContext('')
  saveKnownDevice(browser, anna)
  browser.cookies.write('ralph-device', forged(knownDevice(browser, anna)!.token))
  expect(knownDevice(browser, anna)).toBeNull()
})

function signedWith(key: string, token: string): string {
  const claims = token.split('.').slice(0, 3).join('.')
  const secret = createHash('sha256').update(key).digest()
  return `${claims}.${createHmac('sha256', secret).update(claims).digest('base64url')}`
}
