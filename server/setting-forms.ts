import { domainToASCII } from 'node:url'

import { z } from '#app/kit/zod.ts'

/** The forms of settings in the environment; each refuses a value with the reason in a few words. */

export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')

/** Digits alone, since `3e3`, `0x10` or `256 MB` is a slip rather than a number. */
export function wholeNumber(min: number, max: number) {
  const error = `is not a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error })
}

export const port = wholeNumber(0, 65_535)

/** JSON in a variable: parsed first, then validated by its own schema. */
export const json = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        // The part before a quotation mark that does not end: Node takes the rest of the line as a comment.
        const isCut = text.split('"').length % 2 === 0
        const cause =
          '; a # in a .env file is a comment, unless the value is in single quotation marks'
        context.addIssue({ code: 'custom', message: `is not JSON${isCut ? cause : ''}` })
        return z.NEVER
      }
    })
    .pipe(shape)

/** Refuses rows that contradict one another, of which only one would have an effect. */
export const uniqueBy = <Key extends string>(key: Key) =>
  [
    (rows: readonly Record<Key, unknown>[]) => hasNoDouble(rows.map((row) => row[key])),
    { error: `has a ${key} twice` },
  ] as const

const hasNoDouble = (values: readonly unknown[]) => new Set(values).size === values.length

/** Host and scheme in small letters, as in the addresses that it is compared with; without a slash at the end. */
export const address = z
  .url({
    protocol: /^https?$/,
    abort: true,
    error: 'is not an address that begins with http:// or https://',
  })
  .refine((value) => !new URL(value).username && !new URL(value).hash, {
    error: 'has a user name or a fragment, which requests leave out',
  })
  // A URL may have more signs in its host, such as the rest of a line: browsers would send forms from another origin.
  .refine((value) => /^[\w.:[\]-]+$/.test(new URL(value).host), {
    error: 'has a sign in its host that no domain has',
  })
  .transform((value) => new URL(value).href.replace(/\/+$/, ''))

/** Paths are added to it. */
export const baseAddress = address.refine((value) => !value.includes('?'), {
  error: 'has a query, to which no path can be added',
})

export const signAddress = z
  .string()
  .refine((value) => /^https?:\/\/[^/\s]/i.test(value) && URL.canParse(value), {
    error: 'is not an address that begins with http:// or https://',
  })
  .refine((value) => !/[{}$]/.test(value.replace('{API_KEY}', '')), {
    error: 'has another placeholder than {API_KEY}',
  })

export const redisAddress = z
  .url({
    protocol: /^rediss?$/,
    abort: true,
    error:
      'is not an address that begins with redis:// or rediss://, with / # ? in a password as %2F %23 %3F',
  })
  .refine((value) => !/[?#]/.test(value), {
    error: 'has a ? or #, which a password has as %3F or %23',
  })
  .refine((value) => new URL(value).hostname !== '', { error: 'names no host' })
  .refine((value) => /^(\/\d*)?$/.test(new URL(value).pathname), {
    error: 'has a path that is no number of a database',
  })
  .refine((value) => isDecodable(new URL(value)), {
    error: 'has a user name or password with a % that is not encoded as %25',
  })

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

/** The origin of an address that has nothing else; null for any other text. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { href, origin } = new URL(text)
  return href === `${origin}/` ? origin : null
}

export const origin = address.transform((value, context) => {
  const found = originOf(value)
  if (found) return found
  const message = 'has more than an origin; the shop has all paths of its domain'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const partsOf = (value: string) => value.split(',').map((part) => part.trim())

export const names = z
  .string()
  .transform(partsOf)
  .refine((parts) => !parts.includes(''), { error: 'has an empty name' })

export const origins = (protocol: RegExp) =>
  z
    .string()
    .transform((value) => partsOf(value).map(originOf))
    .refine((parts) => parts.every((part) => part && protocol.test(new URL(part).protocol)), {
      error: `is not a list of origins that begin with ${protocol.test('http:') ? 'http:// or ' : ''}https://`,
    })
    .transform((parts) => parts.filter((part) => part !== null))

/** Pairs such as `sv|example.se`; a list with another form has an empty part. */
const pairsOf = (value: string) =>
  partsOf(value).map((part) => {
    const [name = '', content = '', ...rest] = part.split('|').map((text) => text.trim())
    return { name, content: rest.length > 0 ? '' : content }
  })

export const groupOrigins = z
  .string()
  .transform((value) =>
    pairsOf(value).map(({ name, content }) => ({ group: name, origin: originOf(content) })),
  )
  .refine((rows) => rows.every((row) => row.group && row.origin?.startsWith('http')), {
    error: 'is not a list of group|origin',
  })
  .refine(...uniqueBy('group'))
  .transform((rows): Readonly<Record<string, string>> =>
    Object.fromEntries(rows.map((row) => [row.group, row.origin ?? ''])),
  )

/** A host with the port that is in its addresses: browsers leave out 80 and 443. */
const isHost = (host: string) =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/.test(host) &&
  ['http:', 'https:'].every((scheme) => originOf(`${scheme}//${host}`) === `${scheme}//${host}`)

/** As browsers send it: in small letters, and other letters than a to z in Punycode. */
function sentHost(host: string): string {
  const [name = '', ...port] = host.toLowerCase().split(':')
  return [domainToASCII(name), ...port].join(':')
}

export const hosts = z
  .string()
  .transform((value) =>
    pairsOf(value).map(({ name, content }) => ({ language: name, host: sentHost(content) })),
  )
  .refine((rows) => rows.every((row) => /^[a-z]{2}$/.test(row.language) && isHost(row.host)), {
    error: 'is not a list of language|host',
  })
  .refine(...uniqueBy('host'))

/** A secret of the operator's own: the one of the example is known to everybody. */
export const ownSecret = (shape: z.ZodString) =>
  shape.refine((value) => !value.startsWith('change-me'), { error: 'is that of the example' })
