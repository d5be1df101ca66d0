import pino, { type DestinationStream, type Logger } from 'pino'

/** Names whose values never reach a log, at any depth that our own lines use (trust: logging). */
const secret = [
  'password',
  'newPassword',
  'signature',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'x-apikey',
  'x-api-key',
  'x-auth-refresh-token',
  'personalId',
  'identityNumber',
  'organizationId',
  'email',
  'phone',
  'mobile',
]

/** What was typed, as error texts quote it: `Invalid value "…"`, `no cart with the ID <…>`, an address. */
const typed = /"[^"\n]*"|“[^”\n]*”|<[^>\n]*>|[^\s@<>"']+@[^\s@<>"']+/g
const masked = (text: string) => text.slice(0, 8_000).replace(typed, '[redacted]')

interface Told {
  message?: unknown
  stack?: unknown
  faults?: readonly { code?: unknown }[]
}

/** An error as a log may tell it: nothing that somebody typed comes along in its text. */
function toldError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? masked(error) : error
  const { type, message, stack, ...rest } = pino.stdSerializers.err(error)
  const { faults, ...told } = rest as Told & Record<string, unknown>
  delete told.raw
  delete told.cause
  delete told.aggregateErrors
  return {
    type,
    message: masked(message),
    stack: masked(stack),
    ...told,
    ...(Array.isArray(faults) ? { codes: faults.map(({ code }) => code ?? null) } : {}),
  }
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { err: toldError },
    redact: {
      paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
