import pino from 'pino'

import type { LogFields } from '#app/context.ts'

/** Fields that a line may have beside those of every line, each judged by somebody: all of the app's, and those of host and process. */
export const settableFields = {
  err: true,
  requestId: true,
  event: true,
  account: true,
  attempts: true,
  consent: true,
  topic: true,
  market: true,
  markets: true,
  channel: true,
  operation: true,
  field: true,
  extension: true,
  kind: true,
  status: true,
  codes: true,
  reason: true,
  ms: true,
  count: true,
  platform: true,
  widget: true,
  id: true,
  from: true,
  traceId: true,
  method: true,
  path: true,
  screen: true,
  language: true,
  cache: true,
  directive: true,
  blocked: true,
  script: true,
  line: true,
  origin: true,
  packages: true,
  code: true,
  signal: true,
  waitMs: true,
} as const satisfies Record<keyof LogFields, true> & Record<string, true>

/** Fields of errors that say what failed, and quote nobody. */
const errorFields = ['code', 'errno', 'syscall', 'kind', 'status', 'isPartial'] as const

const withheld = '[redacted]'
const maxLength = 8_000

/** A line's fields that may be written (trust: logging): of a known name with a plain value, or an error, masked by `serializedError`. */
export function writtenFields(fields: Record<string, unknown>): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    const isKnown = Object.hasOwn(settableFields, name) && (name === 'err' || isPlain(value))
    written[name] = isKnown ? value : withheld
  }
  return written
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each !== 'object' || each === null)
  return typeof value !== 'object' || value === null
}

/**
 * Typed text as error messages quote it: `Invalid value "…"`, `no cart with the ID <…>`, an email address. From the first
 * quotation mark of a line to the last: `JSON.parse` names the mark itself before it quotes, and typed text may have one.
 */
const typedText = /".*"|“[^”\n]*”|<[^>\n]*>|[^\s@<>"']+(?:@|%40)[^\s@<>"']+/gi
const masked = (text: string) => text.slice(0, maxLength).replace(typedText, withheld)
/** A line of a stack that names a place in code: `at name (file:///shop/node_modules/@remix-run/…:1:2)`. */
const frame = /^ {4}at [^"“]*(?::\d+:\d+|<anonymous>|index \d+)\)?$/
/** Messages are masked; places in code contain no typed text, and are useless without their names. */
const maskedStack = (stack: string) =>
  stack
    .slice(0, maxLength)
    .split('\n')
    .map((line) => (frame.test(line) ? line : masked(line)))
    .join('\n')

/** What was thrown, without typed text in its message and stack, and without fields that are not known. */
export function serializedError(thrown: unknown): unknown {
  if (typeof thrown === 'string') return masked(thrown)
  if (typeof thrown !== 'object' || thrown === null) return thrown
  const from = thrown as Record<string, unknown>
  const known = errorFields.flatMap((name) => {
    const value = from[name]
    if (typeof value === 'string') return [[name, masked(value)] as const]
    return ['number', 'boolean'].includes(typeof value) ? [[name, value] as const] : []
  })
  const faults = from.faults as readonly { code?: unknown }[] | undefined
  return {
    ...messageAndStack(thrown),
    ...Object.fromEntries(known),
    ...(Array.isArray(faults) && { codes: faults.map(({ code }) => code ?? null) }),
  }
}

function messageAndStack(thrown: object): object {
  if (!(thrown instanceof Error)) return { type: thrown.constructor?.name ?? 'Object' }
  const { type, message, stack } = pino.stdSerializers.err(thrown)
  return { type, message: masked(message), stack: maskedStack(stack) }
}
