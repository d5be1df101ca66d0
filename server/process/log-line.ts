import type { LogFields } from '#app/context.ts'
import { z } from '#app/kit/zod.ts'

/**
 * The log as a contract: every field that a line may have. `log-fields.ts` withholds others, and a test makes
 * `log-fields.md` of this file.
 */
interface Field<Value = unknown> {
  shape: z.ZodType<Value>
  meaning: string
  /** Which lines have it; messages are those of `log-messages.md`. */
  lines: string
}

const text = z.string()
const count = z.int().min(0)
const texts = z.array(z.string())
const ofRequests = '`request completed`, `request aborted`'
const ofErrors = 'lines about an error'

const field = <Value>(shape: z.ZodType<Value>, meaning: string, lines: string): Field<Value> => ({
  shape,
  meaning,
  lines,
})

/** Fields of the app: every one of `LogFields`, with its type. */
const appFields = {
  err: field(
    z
      .union([
        z.looseObject({
          type: text.optional(),
          message: text.optional(),
          stack: text.optional(),
          code: z.union([text, z.number()]).optional(),
          kind: text.optional(),
          status: z.number().optional(),
          codes: z.array(text.nullable()).optional(),
        }),
        text,
        z.number(),
        z.boolean(),
        z.null(),
      ])
      .optional(),
    'the error: `type`, `message` and `stack` without typed text, and what else says where it failed',
    ofErrors,
  ),
  requestId: field(
    text,
    'id of the request, as in `X-Request-Id` and on error pages',
    'lines of a request',
  ),
  event: field(
    text,
    'what happened to an account: `user:login`, `account:attack`, …',
    '`account event`, `password guessing`, `order number guessing`',
  ),
  account: field(
    text,
    'an e-mail address without most of its letters',
    '`password guessing`, `order number guessing`',
  ),
  attempts: field(count, 'wrong attempts so far', '`password guessing`, `order number guessing`'),
  consent: field(text, 'the choice of cookies, as its cookie has it', '`consent saved`'),
  topic: field(text, 'kind of mail that a link ends', '`mail link failed`'),
  market: field(
    text.nullable(),
    'alias of the market; null where the URL is no page',
    `${ofRequests}, \`unknown market\``,
  ),
  markets: field(texts, 'aliases of markets', '`market alias invalid in URLs`'),
  channel: field(text, 'id of the channel', '`channel unusable`'),
  operation: field(
    text,
    'name of a GraphQL document of the shop',
    '`merchant request failed`, `merchant response`, `merchant response truncated`',
  ),
  field: field(text, 'path of a field in the response', '`merchant response truncated`'),
  extension: field(
    text,
    'field of the schema that the merchant may not have',
    '`extension check failed`',
  ),
  kind: field(
    text,
    'kind of a failure: `timeout`, `network`, `graphql`, `unusable`, …',
    '`merchant request failed`, `stale response served`, `widget areas omitted`',
  ),
  status: field(
    z.int().nullable(),
    'HTTP status of the response; of the merchant in its lines, null or 0 without one',
    `${ofRequests}, \`merchant request failed\`, \`merchant response\`, \`merchant proxy failed\``,
  ),
  codes: field(
    z.array(text.nullable()),
    'error codes of the merchant',
    '`merchant request failed`',
  ),
  reason: field(
    text,
    'why, in a few words of the shop',
    `${ofRequests} of a refused request, and others`,
  ),
  ms: field(
    count,
    'milliseconds until the response was sent or received',
    `${ofRequests}, \`merchant response\``,
  ),
  count: field(count, 'responses since the last such line', '`stale response served`'),
  platform: field(
    text,
    'host of the profile of a platform for assistants',
    '`agent operation`, `order event sent`, `order event not sent`',
  ),
  widget: field(text, 'name of a widget', '`widget skipped`'),
  id: field(text, 'id of the widget', '`widget skipped`'),
  from: field(text, 'origin of another market group', '`cart handover rejected`'),
} as const satisfies { [Name in keyof LogFields]-?: Field<LogFields[Name]> }

/** Fields of the host and of the process. */
const hostFields = {
  traceId: field(
    z.string().regex(/^[0-9a-f]{32}$/),
    'id of the W3C trace, which the merchant gets too',
    'lines of a request; of a kept document when traces are on, or when a trusted proxy named it',
  ),
  method: field(text, 'HTTP method', ofRequests),
  path: field(
    text,
    'the address without what visitors typed and what opens private data',
    `${ofRequests}, \`document cache renewal failed\``,
  ),
  screen: field(
    text.nullable(),
    'name of the screen, the same in every language; null for an unknown one',
    `${ofRequests} of a page`,
  ),
  language: field(text, 'language of the page', `${ofRequests} of a page`),
  cache: field(
    z.enum(['hit', 'stale', 'miss', 'renewal']),
    'what the document cache did',
    `${ofRequests}, where it did something`,
  ),
  directive: field(text, 'directive of the policy', '`csp violation`'),
  blocked: field(
    text,
    'a keyword of the policy, or the origin of what was blocked',
    '`csp violation`',
  ),
  script: field(text, 'file that was blocked', '`csp violation`'),
  line: field(z.int(), 'line of this file', '`csp violation`'),
  origin: field(text, 'public origin of the shop', '`ready`'),
  packages: field(texts, 'packages with their versions', '`untested package versions`'),
  code: field(z.int().nullable(), 'exit code; null after a signal', '`merchant process exited`'),
  signal: field(
    text.nullable(),
    'signal that ended the process, or null',
    '`merchant process exited`',
  ),
  waitMs: field(count, 'milliseconds until it starts again', '`merchant process exited`'),
} as const satisfies Readonly<Record<string, Field>>

/** Fields of every line, and of the embedded merchant's own lines; the app cannot set them. */
const otherFields = {
  level: field(
    z.literal([10, 20, 30, 40, 50, 60]),
    '10 trace, 20 debug, 30 info, 40 warn, 50 error, 60 fatal',
    'every line',
  ),
  time: field(count, 'milliseconds since 1970', 'every line'),
  msg: field(text, 'a text of `log-messages.md`', 'every line'),
  service: field(
    z.enum(['shop', 'merchant']),
    'the process: the shop, or the embedded merchant',
    'every line',
  ),
  version: field(text, 'version of the shop', 'every line'),
  instance: field(text, 'name of the machine or container', 'every line'),
  pid: field(count, 'id of the process', 'lines of the embedded merchant'),
  port: field(count, 'port of the embedded merchant', '`listening`'),
  folder: field(text, 'folder of its data', '`database open failed`'),
} as const satisfies Readonly<Record<string, Field>>

/** What a line of the shop may have beside the fields of every line. */
export const settableFields: Readonly<Record<string, Field>> = { ...appFields, ...hostFields }

export const lineFields: Readonly<Record<string, Field>> = { ...otherFields, ...settableFields }

export const logLine = z.strictObject(
  Object.fromEntries(
    Object.entries(lineFields).map(([name, { shape, lines }]) => [
      name,
      lines === 'every line' ? shape : shape.optional(),
    ]),
  ),
)
