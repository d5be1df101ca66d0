/** Derived from one secret to configure, so that a signature of one purpose is not valid for another. */
import { hkdfSync } from 'node:crypto'

export type AuthKeys = ReturnType<typeof deriveAuthKeys>

export function deriveAuthKeys(secret: string) {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `merchant ${use}`, 32))
  return {
    accessToken: key('access token'),
    refreshToken: key('refresh token'),
    challenge: key('challenge'),
    signature: key('signature'),
    account: key('account'),
    preview: key('preview'),
    loginLink: key('login link'),
    previewLink: key('preview link'),
    device: key('known device'),
    orderLink: key('order link'),
    password: key('password check'),
    unsubscribe: key('unsubscribe link'),
  }
}
