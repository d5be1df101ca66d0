import { GatewayError } from '#app/gateway/errors/gateway-error.ts'

const waitSeconds = 60

/** Returns 503 with `Retry-After` when the merchant gives no complete response. */
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
