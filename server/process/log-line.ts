import type { LogFields } from '#app/context.ts'
import { z } from '#app/kit/zod.ts'

/**
 * The log as a contract: every field that a line may have. `log-fields.ts` withholds others, and a test makes
 * `log-fields.md` and `log-line.schema.json` of this file.
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

/** Fields of the app: every one of `LogFields`, with its type. */
const appFields = {
  err: {
    shape: z
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
    meaning:
      'the error: `type`, `message` and `stack` without typed text, and what else says where it failed',
    lines: ofErrors,
  },
  requestId: {
    shape: text,
    meaning: 'id of the request, as in `X-Request-Id` and on error pages',
    lines: 'lines of a request',
  },
  event: {
    shape: text,
    meaning: 'what happened to an account: `user:login`, `account:attack`, …',
    lines: '`account event`, `password guessing`, `order number guessing`',
  },
  account: {
    shape: text,
    meaning: 'an e-mail address without most of its letters',
    lines: '`password guessing`, `order number guessing`',
  },
  attempts: {
    shape: count,
    meaning: 'wrong attempts so far',
    lines: '`password guessing`, `order number guessing`',
  },
  consent: {
    shape: text,
    meaning: 'the choice of cookies, as its cookie has it',
    lines: '`consent saved`',
  },
  topic: { shape: text, meaning: 'kind of mail that a link ends', lines: '`mail link failed`' },
  market: {
    shape: text.nullable(),
    meaning: 'alias of the market; null where the URL is no page',
    lines: `${ofRequests}, \`unknown market\``,
  },
  markets: {
    shape: texts,
    meaning: 'aliases of markets',
    lines: '`market alias invalid in URLs`',
  },
  channel: { shape: text, meaning: 'id of the channel', lines: '`channel unusable`' },
  operation: {
    shape: text,
    meaning: 'name of a GraphQL document of the shop',
    lines: '`merchant request failed`, `merchant response`, `merchant response truncated`',
  },
  field: {
    shape: text,
    meaning: 'path of a field in the response',
    lines: '`merchant response truncated`',
  },
  extension: {
    shape: text,
    meaning: 'field of the schema that the merchant may not have',
    lines: '`extension check failed`',
  },
  kind: {
    shape: text,
    meaning: 'kind of a failure: `timeout`, `network`, `graphql`, `unusable`, …',
    lines: '`merchant request failed`, `stale response served`, `widget areas omitted`',
  },
  status: {
    shape: z.int().nullable(),
    meaning: 'HTTP status of the response; of the merchant in its lines, null or 0 without one',
    lines: `${ofRequests}, \`merchant request failed\`, \`merchant response\`, \`merchant proxy failed\``,
  },
  codes: {
    shape: z.array(text.nullable()),
    meaning: 'error codes of the merchant',
    lines: '`merchant request failed`',
  },
  reason: {
    shape: text,
    meaning: 'why, in a few words of the shop',
    lines: `${ofRequests} of a refused request, and others`,
  },
  ms: {
    shape: count,
    meaning: 'milliseconds until the response was sent or received',
    lines: `${ofRequests}, \`merchant response\``,
  },
  count: {
    shape: count,
    meaning: 'responses since the last such line',
    lines: '`stale response served`',
  },
  platform: {
    shape: text,
    meaning: 'host of the profile of a platform for assistants',
    lines: '`agent operation`, `order event sent`, `order event not sent`',
  },
  widget: { shape: text, meaning: 'name of a widget', lines: '`widget skipped`' },
  id: { shape: text, meaning: 'id of the widget', lines: '`widget skipped`' },
  from: {
    shape: text,
    meaning: 'origin of another market group',
    lines: '`cart handover rejected`',
  },
} as const satisfies { [Name in keyof LogFields]-?: Field<LogFields[Name]> }

/** Fields of the host and of the process. */
const hostFields = {
  traceId: {
    shape: z.string().regex(/^[0-9a-f]{32}$/),
    meaning: 'id of the W3C trace, which the merchant gets too',
    lines:
      'lines of a request; of a kept document when traces are on, or when a trusted proxy named it',
  },
  method: { shape: text, meaning: 'HTTP method', lines: ofRequests },
  path: {
    shape: text,
    meaning: 'the address without what visitors typed and what opens private data',
    lines: `${ofRequests}, \`document cache renewal failed\``,
  },
  screen: {
    shape: text.nullable(),
    meaning: 'name of the screen, the same in every language; null for an unknown one',
    lines: `${ofRequests} of a page`,
  },
  language: { shape: text, meaning: 'language of the page', lines: `${ofRequests} of a page` },
  cache: {
    shape: z.enum(['hit', 'stale', 'miss', 'renewal']),
    meaning: 'what the document cache did',
    lines: `${ofRequests}, where it did something`,
  },
  directive: { shape: text, meaning: 'directive of the policy', lines: '`csp violation`' },
  blocked: {
    shape: text,
    meaning: 'a keyword of the policy, or the origin of what was blocked',
    lines: '`csp violation`',
  },
  script: { shape: text, meaning: 'file that was blocked', lines: '`csp violation`' },
  line: { shape: z.int(), meaning: 'line of this file', lines: '`csp violation`' },
  origin: { shape: text, meaning: 'public origin of the shop', lines: '`ready`' },
  packages: {
    shape: texts,
    meaning: 'packages with their versions',
    lines: '`untested package versions`',
  },
  code: {
    shape: z.int().nullable(),
    meaning: 'exit code; null after a signal',
    lines: '`merchant process exited`',
  },
  signal: {
    shape: text.nullable(),
    meaning: 'signal that ended the process, or null',
    lines: '`merchant process exited`',
  },
  waitMs: {
    shape: count,
    meaning: 'milliseconds until it starts again',
    lines: '`merchant process exited`',
  },
} as const satisfies Readonly<Record<string, Field>>

/** Fields of every line, and of the embedded merchant's own lines; the app cannot set them. */
const otherFields = {
  level: {
    shape: z.literal([10, 20, 30, 40, 50, 60]),
    meaning: '10 trace, 20 debug, 30 info, 40 warn, 50 error, 60 fatal',
    lines: 'every line',
  },
  time: { shape: count, meaning: 'milliseconds since 1970', lines: 'every line' },
  msg: { shape: text, meaning: 'a text of `log-messages.md`', lines: 'every line' },
  service: {
    shape: z.enum(['shop', 'merchant']),
    meaning: 'the process: the shop, or the embedded merchant',
    lines: 'every line',
  },
  version: { shape: text, meaning: 'version of the shop', lines: 'every line' },
  instance: { shape: text, meaning: 'name of the machine or container', lines: 'every line' },
  pid: { shape: count, meaning: 'id of the process', lines: 'lines of the embedded merchant' },
  port: { shape: count, meaning: 'port of the embedded merchant', lines: '`listening`' },
  folder: {
    shape: text,
    meaning: 'folder of its data',
    lines: '`database open failed`',
  },
} as const satisfies Readonly<Record<string, Field>>

/** What a line of the shop may have beside the fields of every line. */
export const settableFields: Readonly<Record<string, Field>> = { ...appFields, ...hostFields }

export const lineFields: Readonly<Record<string, Field>> = { ...otherFields, ...settableFields }

/** One line of the log. */
export const logLine = z.strictObject(
  Object.fromEntries(
    Object.entries(lineFields).map(([name, { shape, meaning, lines }]) => [
      name,
      (lines === 'every line' ? shape : shape.optional()).describe(meaning),
    ]),
  ),
)
