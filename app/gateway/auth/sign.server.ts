import { parseJson } from '#app/kit/parse-json.ts'
import type { GatewayContext } from '#app/gateway/graphql.server.ts'
import { requestWithin } from '#app/gateway/connection/connection.server.ts'
import { timedCall } from '#app/gateway/timed-call.ts'
import { inSpan } from '#app/gateway/trace.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'

/** Same time limit as for the challenge. */
const limitMs = 2_000

type SignContext = Pick<GatewayContext, 'gateway' | 'merchant' | 'requestId' | 'traceparent'>

/** The signature of a challenge; passed on unchanged. */
export type Signature = Readonly<Record<string, unknown>>

/**
 * Requests the signature of a challenge. The sign service knows nothing about the customer, so a
 * response without a signature is an error of the shop and throws a GatewayError; it must not appear as
 * a wrong password.
 */
export function sign(context: SignContext, challenge: string): Promise<Signature> {
  return inSpan(context, 'sign', { 'peer.service': 'sign' }, (traced) =>
    timedCall(context.gateway.metrics, 'sign', () => requestSignature(traced, challenge)),
  )
}

async function requestSignature(
  { gateway, merchant, requestId, traceparent }: SignContext,
  challenge: string,
): Promise<Signature> {
  const address = merchant.signEndpoint + encodeURIComponent(challenge)
  const { status, body } = await requestWithin(gateway.connections, limitMs, address, {
    headers: {
      Accept: 'application/json',
      'X-Request-Id': requestId,
      ...(traceparent ? { traceparent } : {}),
    },
  })
  if (status < 200 || status > 299) {
    throw new GatewayError('missing', `Sign answered with status ${status}`, { status })
  }
  const signature = readJson(body, status)
  if (typeof signature === 'object' && signature !== null) return signature as Signature
  throw new GatewayError('missing', 'Sign answered without a signature', { status })
}

function readJson(body: string, status: number): unknown {
  try {
    return parseJson(body)
  } catch (cause) {
    throw new GatewayError('parse', 'The answer of sign could not be parsed', { status, cause })
  }
}
