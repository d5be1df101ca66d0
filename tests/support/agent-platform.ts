import { sendRequest } from './send-request.ts'
import { requestFaults, schemaFaults, type UcpDocument } from './ucp-schemas.ts'

/** Any document of the protocol; tests read what they expect. */
// oxlint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of many shapes
export type UcpJson = any

export interface AgentAnswer {
  status: number
  body: UcpJson
  headers: Headers
}

export interface AgentPlatform {
  get(path: string): Promise<AgentAnswer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<AgentAnswer>
  put(path: string, body: unknown): Promise<AgentAnswer>
}

const documents: readonly [RegExp, UcpDocument][] = [
  [/^\/catalog\/search/, 'search'],
  [/^\/catalog\/lookup/, 'lookup'],
  [/^\/catalog\/product/, 'product'],
  [/^\/carts/, 'cart'],
  [/^\/checkout-sessions/, 'checkout'],
  [/^\/orders/, 'order'],
]

/**
 * An assistant that speaks the REST binding as a client without a profile of its own. Each request that the
 * shop accepts, and its answer, are validated by the protocol's schemas where `UCP_SCHEMAS` names their folder.
 */
export function openPlatform(
  origin: string,
  profile = `${origin}/ucp/client-profile.json`,
  headers: Record<string, string> = {},
): AgentPlatform {
  async function send(method: string, path: string, body?: unknown, more = {}) {
    const response = await sendRequest(`${origin}/ucp/v1${path}`, {
      method,
      headers: {
        'UCP-Agent': `profile="${profile}"`,
        'Content-Type': 'application/json',
        ...headers,
        ...more,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const json = JSON.parse(response.text) as UcpJson
    const name = documents.find(([pattern]) => pattern.test(path))?.[1]
    if (response.status < 300 && name) {
      const isError = json.ucp.status === 'error'
      const kind = method === 'PUT' ? 'update' : 'create'
      const faults = [
        ...(/\/(cancel|complete)$/.test(path) ? [] : requestFaults(name, kind, body)),
        ...schemaFaults(isError ? 'error' : name, json),
      ]
      if (faults.length > 0) throw new Error(`${method} ${path} is not valid: ${faults.join('; ')}`)
    }
    return { status: response.status, body: json, headers: response.headers }
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body) => send('PUT', path, body),
  }
}
