import { GatewayError } from '#app/gateway/gateway-error.ts'

const waitSeconds = 60

/** A file that the merchant is needed for; while it cannot be asked, crawlers are to come back. */
export async function orServiceUnavailable(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.isRetryable) throw error
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': String(waitSeconds), 'Cache-Control': 'no-store' },
    })
  }
}
