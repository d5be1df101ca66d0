import { hostname } from 'node:os'

import pino, { type DestinationStream, type Logger } from 'pino'

/** Names whose values never reach a log, at any depth that our own lines use (trust: logging). */
const secretNames = [
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

/**
 * Typed text, as error messages quote it: `Invalid value "…"`, `no cart with the ID <…>`, an email
 * address.
 */
const typedText = /"[^"\n]*"|“[^”\n]*”|<[^>\n]*>|[^\s@<>"']+@[^\s@<>"']+/g
const masked = (text: string) => text.slice(0, 8_000).replace(typedText, '[redacted]')
/** A line of a stack that names a place in code: `at name (file:///shop/node_modules/@remix-run/…:1:2)`. */
const frame = /^ {4}at [^"“]*(?::\d+:\d+|<anonymous>|index \d+)\)?$/
/** Messages are masked; places in code contain no typed text, and are useless without their names. */
const maskedStack = (stack: string) =>
  stack
    .slice(0, 8_000)
    .split('\n')
    .map((line) => (frame.test(line) ? line : masked(line)))
    .join('\n')

interface SerializedError {
  message?: unknown
  stack?: unknown
  faults?: readonly { code?: unknown }[]
}

/** An error without typed text in its message and stack. */
function maskedError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? masked(error) : error
  const { type, message, stack, ...rest } = pino.stdSerializers.err(error)
  const { faults, ...safe } = rest as SerializedError & Record<string, unknown>
  delete safe.raw
  delete safe.cause
  delete safe.aggregateErrors
  return {
    type,
    message: masked(message),
    stack: maskedStack(stack),
    ...safe,
    ...(Array.isArray(faults) ? { codes: faults.map(({ code }) => code ?? null) } : {}),
  }
}

/**
 * @param base fields of every line beside the name of the instance: the process and its version
 */
export function createLog(
  level: string,
  base: { service?: string; version?: string } = {},
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: { ...base, instance: hostname() },
    serializers: { err: maskedError },
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
