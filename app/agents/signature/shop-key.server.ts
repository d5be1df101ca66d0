import { createECDH, createPrivateKey, hkdfSync, type JsonWebKey } from 'node:crypto'

import { calculateJwkThumbprint } from 'jose'

/** One below the order of the group of P-256. */
const range = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550n

/** Signs what the shop sends to platforms (ES256). Derived from its key, so that all instances have it, also later. */
export async function shopKey(signingKey: string) {
  // 128 bits more than the range, so that no key is likelier than another.
  const seed = Buffer.from(hkdfSync('sha256', signingKey, '', 'agent webhooks', 48))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % range) + 1n
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(d)
  const point = pair.getPublicKey().subarray(1)
  const [x, y] = [point.subarray(0, 32), point.subarray(32)].map((each) =>
    each.toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', x, y } satisfies JsonWebKey
  const kid = await calculateJwkThumbprint(jwk)
  return {
    kid,
    privateKey: createPrivateKey({
      key: { ...jwk, d: d.toString('base64url') },
      format: 'jwk',
    }),
    /** As the shop's profile has it. */
    publicKey: { kid, ...jwk, use: 'sig', alg: 'ES256' },
  }
}
