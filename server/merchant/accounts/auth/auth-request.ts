/** The two requests that a client sends to auth (merchant API 1.3). */
import { z } from '../../zod.ts'
import { readJson } from '../../graphql/read-json.ts'
import { normalizeEmail } from '../customer/email.rules.ts'

/** `max` of zod counts code points, not the units of `typed-text.ts`. */
const text = (maxLength: number) =>
  z
    .string()
    .min(1)
    .refine(({ length }) => length <= maxLength)

/** SHA-384 as base64, as the protocol requires. */
export const passwordHashSchema = z.string().regex(/^[A-Za-z0-9+/]{64}$/)

const username = text(320).transform(normalizeEmail)
const notSent = z.never().optional()
const challengeRequest = z.object({ username, signature: notSent, password: notSent })
const signedRequest = z.object({
  username,
  signature: z.object({ identity: text(512), signature: text(512), timestamp: text(64) }),
  password: passwordHashSchema,
  newPassword: passwordHashSchema.optional(),
  /** Minutes; absent for the default of seven days. */
  sessionLifetime: z.number().int().min(1).nullish(),
})

export type SignedRequest = z.infer<typeof signedRequest>
const authRequest = z.union([signedRequest, challengeRequest])

const maxBodyLength = 8192

/** Null when the body is neither of the two requests. */
export const parseAuthRequest = async (request: Request) =>
  authRequest.safeParse(await readJsonBody(request)).data ?? null

/** The body as JSON; null when it is not JSON or exceeds the limit. */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyLength) return null
  const text = await request.text()
  return text.length > maxBodyLength ? null : readJson(text)
}
