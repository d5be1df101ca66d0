import type { GatewayError } from '#app/gateway/errors/gateway-error.ts'

export function reasonOf(error: GatewayError): string {
  const { kind, status, message, cause } = error
  switch (kind) {
    case 'network': {
      const { code } = (cause ?? {}) as { code?: unknown }
      return `no connection${typeof code === 'string' ? ` (${code})` : ''}`
    }
    case 'timeout':
      return `${message}; the shop waits no longer`
    case 'http':
      return status !== null && status >= 300 && status < 400
        ? `it redirects (status ${status}); the shop follows no redirect, so that no other host gets the key`
        : `status ${status}`
    case 'parse':
      return 'it answers with something else than JSON, such as a web page'
    case 'graphql':
      return `it answers with an error: ${message}`
    case 'busy':
      return 'not asked, since earlier requests of this kind failed'
    default:
      return message
  }
}
