import { GatewayError } from '#app/gateway/errors/gateway-error.ts'

const waitSeconds = 60

/** For files that need the merchant: 503 with `Retry-After` while it gives no complete answer. */
export async function resultOrServiceUnavailable(
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': String(waitSeconds), 'Cache-Control': 'no-store' },
    })
  }
}
