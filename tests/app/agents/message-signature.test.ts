import { expect, it } from 'vitest'

import type { PlatformKey } from '#app/agents/negotiation/platform-profile.ts'
import { signMessage, verifyRequest } from '#app/agents/signature/message-signature.server.ts'
import { shopKey } from '#app/agents/signature/shop-key.server.ts'
import {
  digestOf,
  isSignedBy,
  makeKey,
  signatureOf,
  type Signed,
} from '#tests/support/signing-platform.ts'

const url = 'https://shop.example/ucp/v1/carts'
const own = makeKey('own')
const strong = makeKey('strong', 'P-384')
const rsa = { kid: 'rsa', kty: 'RSA' }
const keys = [own.publicKey, strong.publicKey, rsa] as PlatformKey[]
const body = '{"line_items":[]}'
const now = Math.floor(Date.now() / 1000)

const message: Signed = {
  method: 'POST',
  url,
  headers: {
    'ucp-agent': 'profile="https://agent.example/profile.json"',
    'idempotency-key': 'a key',
    'content-digest': digestOf(body),
    'content-type': 'application/json',
  },
}

interface Case {
  what: string
  result: string | boolean
  /** What arrives, where it is not what was signed. */
  arrives?: Partial<Signed> & { body?: string }
  by?: typeof own
  parts?: string[]
  more?: string
  /** Headers of the signature that arrive instead. */
  signature?: Record<string, string>
}

const allParts = ['@method', '@authority', '@path', ...Object.keys(message.headers)]
const without = (name: string) => allParts.filter((part) => part !== name)
const withHeader = (name: string, value: string) => ({
  headers: { ...message.headers, [name]: value },
})

/** The same signature so many times. */
const times = (count: number) =>
  Object.fromEntries(
    Object.entries(signatureOf(message, own)).map(([name, value]) => [
      name,
      Array.from({ length: count }, (_, at) => value.replace('sig1', `sig${at}`)).join(', '),
    ]),
  )

it.each<Case>([
  { what: 'a signature', result: true },
  { what: 'three of them', result: true, signature: times(3) },
  { what: 'more, which would take long', result: 'signature_invalid', signature: times(4) },
  {
    what: 'one that signs a part very often',
    result: 'signature_invalid',
    parts: [...allParts, ...Array.from({ length: 300 }, () => '@path')],
  },
  { what: 'one of the longer curve', result: true, by: strong },
  { what: 'one of now', result: true, more: `;created=${now}` },
  {
    what: 'one that is more than a day old',
    result: 'signature_invalid',
    more: `;created=${now - 90_000}`,
  },
  { what: 'one of the future', result: 'signature_invalid', more: `;created=${now + 3_600}` },
  { what: 'one that has expired', result: 'signature_invalid', more: `;expires=${now - 3_600}` },
  {
    what: 'one that names another algorithm',
    result: 'algorithm_unsupported',
    more: ';alg="hmac-sha256"',
  },
  { what: 'no signature', result: false, signature: {} },
  { what: 'one of a crawler', result: false, by: makeKey('crawler'), more: ';tag="web-bot-auth"' },
  {
    what: 'a signature alone',
    result: 'signature_missing',
    signature: { signature: 'sig1=:AAAA:' },
  },
  {
    what: 'an input alone',
    result: 'signature_missing',
    signature: { 'signature-input': 'sig1=();keyid="own"' },
  },
  {
    what: 'no dictionary',
    result: 'signature_invalid',
    signature: { signature: '"', 'signature-input': '"' },
  },
  {
    what: 'a text in place of the bytes',
    result: 'signature_missing',
    signature: { signature: 'sig1="x"', 'signature-input': 'sig1=();keyid="own"' },
  },
  { what: 'an unknown key', result: 'key_not_found', by: makeKey('unknown') },
  { what: 'another key of the same name', result: 'signature_invalid', by: makeKey('own') },
  {
    what: 'a key of another kind',
    result: 'algorithm_unsupported',
    by: { ...own, publicKey: { ...own.publicKey, kid: 'rsa' } },
  },
  { what: 'another body', result: 'digest_mismatch', arrives: { body: '{"line_items":[1]}' } },
  {
    what: 'another body with its digest',
    result: 'signature_invalid',
    arrives: { body: '{}', ...withHeader('content-digest', digestOf('{}')) },
  },
  { what: 'another digest', result: 'digest_mismatch', arrives: { body: `${body} ` } },
  { what: 'another method', result: 'signature_invalid', arrives: { method: 'PUT' } },
  { what: 'another path', result: 'signature_invalid', arrives: { url: `${url}/1` } },
  {
    what: 'another shop',
    result: 'signature_invalid',
    arrives: { url: 'https://other.example/ucp/v1/carts' },
  },
  {
    what: 'another platform',
    result: 'signature_invalid',
    arrives: withHeader('ucp-agent', 'profile="https://b.example/"'),
  },
  {
    what: 'another idempotency key',
    result: 'signature_invalid',
    arrives: withHeader('idempotency-key', 'another'),
  },
  ...allParts.map((part) => ({
    what: `one without ${part}`,
    result: 'signature_missing',
    parts: without(part),
  })),
])('$what: $result', async ({ result, arrives = {}, by = own, parts, more, signature }) => {
  const made = signature ?? signatureOf(message, by, { parts, more })
  const { body: sent = body, ...changed } = arrives
  const request = { ...message, ...changed, body: sent }
  const headers = { ...request.headers, ...made }
  const verified = await verifyRequest(keys, { ...request, headers })
  expect(verified.ok ? verified.value : verified.reason).toBe(result)
})

it('what the shop signs is verified by the key of its profile, which its secret decides', async () => {
  const { publicKey } = await shopKey('a secret')
  const address = new URL('https://agent.example/hook?id=1')
  const headers = { 'content-type': 'application/json' }
  const made = await signMessage('a secret', { url: address, headers, body })
  const signed = Object.fromEntries(new Headers(made))
  expect(signed['content-digest']).toBe(digestOf(body))
  const sent = { method: 'POST', url: address.href, headers: signed }
  expect(isSignedBy(sent, [publicKey])).toBe(true)
  expect(isSignedBy({ ...sent, url: 'https://agent.example/hook?id=2' }, [publicKey])).toBe(false)
  const again = await shopKey('a secret')
  expect(again.publicKey).toEqual(publicKey)
  expect((await shopKey('another secret')).kid).not.toBe(publicKey.kid)
  expect(JSON.stringify(publicKey)).not.toContain('"d"')
})
