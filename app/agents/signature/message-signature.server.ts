import { createHash, createPublicKey } from 'node:crypto'

import {
  createSigner,
  createVerifier,
  httpbis,
  UnacceptableSignatureError,
  UnknownKeyError,
  UnsupportedAlgorithmError,
  type Request as SignedMessage,
} from 'http-message-signatures'
import { parseDictionary } from 'structured-headers'

import { done, refused, type Result } from '#app/kit/result.ts'
import { day, minute } from '#app/kit/time.ts'
import type { AgentRequest } from '#app/load-context.ts'

import type { PlatformKey } from '../negotiation/platform-profile.ts'
import { headerOf } from '#app/gateway/connection/connection.server.ts'
import { shopKey } from './shop-key.server.ts'

export type SignatureFault =
  | 'signature_missing'
  | 'signature_invalid'
  | 'key_not_found'
  | 'digest_mismatch'
  | 'algorithm_unsupported'

/** By the curve of a key. */
const algorithms: Readonly<Record<string, string>> = {
  'P-256': 'ecdsa-p256-sha256',
  'P-384': 'ecdsa-p384-sha384',
}

/** Idempotency keys are kept for as long: an older request could run again. */
const maxAge = 1 * day
const tolerance = 1 * minute
/** The platform's own and those of crawlers. As many, or as long ones, as headers can hold take a tenth of a second. */
const limits = { signatures: 3, letters: 2_000 }

/** Components of every signature; fields of the second list are signed in messages that have them (signatures, REST Request Signing). */
const always = ['@method', '@authority', '@path']
const whenPresent = ['ucp-agent', 'idempotency-key', 'content-digest', 'content-type']

/** The headers of a message with a body that the shop sends, and their signature (RFC 9421). */
export async function signMessage(
  signingKey: string,
  { url, headers, body }: { url: URL; headers: Record<string, string>; body: string },
): Promise<Record<string, string>> {
  const { kid, privateKey } = await shopKey(signingKey)
  const whole = { ...headers, 'content-digest': `sha-256=:${digestOf(body)}:` }
  const signed = await httpbis.signMessage(
    {
      key: createSigner(privateKey, 'ecdsa-p256-sha256', kid),
      name: 'sig1',
      params: ['created', 'keyid'],
      fields: [...always, ...(url.search ? ['@query'] : []), ...Object.keys(whole)],
    },
    { method: 'POST', url, headers: whole },
  )
  return signed.headers as Record<string, string>
}

/** Whether a platform has signed a request, or what is wrong. Signatures with a tag are for others, such as of crawlers. */
export async function verifyRequest(
  keys: readonly PlatformKey[],
  request: Omit<AgentRequest, 'path'>,
): Promise<Result<boolean, SignatureFault>> {
  const { url, method, headers, body } = request
  const has = (name: string) => headers[name] !== undefined
  if (has('signature') !== has('signature-input')) return refused('signature_missing')
  if (!has('signature')) return done(false)
  const sent = Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const message: SignedMessage = { method, url, headers: Object.fromEntries(sent) }
  const present = whenPresent.filter(has)
  const requiredFields = [
    ...always,
    ...present,
    ...(body ? ['content-digest', 'content-type'] : []),
  ]
  try {
    const inputs = headerOf(request, 'signature-input') ?? ''
    if (inputs.length > limits.letters || parseDictionary(inputs).size > limits.signatures) {
      return refused('signature_invalid')
    }
    const isValid = await httpbis.verifyMessage(
      {
        keyLookup: async ({ keyid, tag }) => (tag ? null : keyOf(keys, keyid)),
        requiredFields,
        maxAge,
        tolerance,
      },
      message,
    )
    if (isValid === null) return done(false)
    if (!isValid) return refused('signature_invalid')
    return !body || hasDigest(headerOf(request, 'content-digest'), body)
      ? done(true)
      : refused('digest_mismatch')
  } catch (error) {
    if (error instanceof UnknownKeyError) return refused('key_not_found')
    if (error instanceof UnsupportedAlgorithmError) return refused('algorithm_unsupported')
    if (error instanceof UnacceptableSignatureError) return refused('signature_missing')
    return refused('signature_invalid')
  }
}

function keyOf(keys: readonly PlatformKey[], keyid: string | undefined) {
  const found = keys.find(({ kid }) => kid === keyid)
  if (!found) throw new UnknownKeyError(keyid)
  const algorithm = algorithms[found.crv ?? '']
  if (!algorithm) throw new UnsupportedAlgorithmError(found.crv)
  const key = createPublicKey({ key: { ...found }, format: 'jwk' })
  return { id: found.kid, algs: [algorithm], verify: createVerifier(key, algorithm) }
}

function hasDigest(header: string | null, body: string): boolean {
  const [digest] = parseDictionary(header ?? '').get('sha-256') ?? []
  return digest instanceof ArrayBuffer && Buffer.from(digest).toString('base64') === digestOf(body)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')
