import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type JsonWebKey,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'

import { listen } from './listen.ts'

export const agentHost = 'agent.example'
export const agentProfile = `https://${agentHost}/profile.json`

export interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

export interface PlatformServer extends AsyncDisposable {
  received: Received[]
  /** Answers what is sent to it; 200 by default. */
  respond(with_: (response: ServerResponse) => void): void
}

/**
 * A server that the process reaches as `https://agent.example`: the connection has no TLS, and its name is not resolved.
 * Other names are resolved and checked as ever.
 */
export async function openPlatformServer(profile: object = {}): Promise<PlatformServer> {
  const received: Received[] = []
  let respond = (response: ServerResponse): void => void response.end('{}')
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/profile.json') return response.end(JSON.stringify(profile))
    const headers = request.headers as Record<string, string>
    received.push({ path: request.url ?? '', headers, body: await text(request) })
    respond(response)
  }
  const server = createServer((request, response) => void handle(request, response))
  const opened = await listen(server)
  const connectTls = tls.connect
  const connectPlain = (options: tls.ConnectionOptions) => {
    if (options.servername !== agentHost) return connectTls(options)
    const socket = connect(opened.port, '127.0.0.1')
    socket.once('connect', () => socket.emit('secureConnect'))
    return socket
  }
  tls.connect = connectPlain as typeof tls.connect
  return {
    received,
    respond: (given) => void (respond = given),
    async [Symbol.asyncDispose]() {
      tls.connect = connectTls
      await opened[Symbol.asyncDispose]()
    },
  }
}

export interface KeyPair {
  publicKey: JsonWebKey & { kid: string }
  sign(base: string): Buffer
}

/** A key of a platform. */
export function makeKey(kid: string, curve: 'P-256' | 'P-384' = 'P-256'): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: curve })
  const hash = curve === 'P-256' ? 'sha256' : 'sha384'
  return {
    publicKey: { ...publicKey.export({ format: 'jwk' }), kid },
    sign: (base) => sign(hash, Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  }
}

export const digestOf = (body: string) =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

export interface Signed {
  method: string
  url: string
  headers: Record<string, string>
}

/** The text that a signature signs (RFC 9421), written apart from the shop's library. */
function baseOf(
  { method, url, headers }: Signed,
  parts: readonly string[],
  params: string,
): string {
  const { host, pathname, search } = new URL(url)
  const derived: Record<string, string> = {
    '@method': method,
    '@authority': host,
    '@path': pathname,
    '@query': search || '?',
  }
  const lines = parts.map((part) => `"${part}": ${derived[part] ?? headers[part]}`)
  return [...lines, `"@signature-params": ${params}`].join('\n')
}

/** @param parts those of the headers by default; `more` are parameters such as `;created=1` */
export function signatureOf(
  message: Signed,
  { publicKey: { kid }, sign: signBase }: KeyPair,
  {
    parts = ['@method', '@authority', '@path', ...Object.keys(message.headers)],
    more = '',
  }: { parts?: readonly string[]; more?: string } = {},
): Record<string, string> {
  const params = `(${parts.map((part) => `"${part}"`).join(' ')})${more};keyid="${kid}"`
  const signature = signBase(baseOf(message, parts, params)).toString('base64')
  return { 'signature-input': `sig1=${params}`, signature: `sig1=:${signature}:` }
}

/** Whether a message was signed with one of the keys of a profile, which its signature names. */
export function isSignedBy(
  message: Signed,
  keys: readonly (JsonWebKey & { kid: string })[],
): boolean {
  const { 'signature-input': input = '', signature = '' } = message.headers
  const [, params = '', list = '', keyid] =
    /^sig1=(\(([^)]*)\).*;keyid="([^"]+)".*)$/.exec(input) ?? []
  const key = keys.find(({ kid }) => kid === keyid)
  const parts = list.split(' ').map((part) => part.slice(1, -1))
  const bytes = Buffer.from(signature.slice('sig1=:'.length, -1), 'base64')
  const base = Buffer.from(baseOf(message, parts, params))
  const publicKey = key && createPublicKey({ key, format: 'jwk' })
  return (
    Boolean(publicKey) &&
    verify('sha256', base, { key: publicKey!, dsaEncoding: 'ieee-p1363' }, bytes)
  )
}
