import { parseDictionary } from 'structured-headers'

import { z } from '#app/kit/zod.ts'

const name = z.string().max(200)
const capability = z.object({
  version: z.string().max(20),
  config: z.object({ webhook_url: z.string().optional() }).optional().catch(undefined),
})
const keyPart = z.string().max(200)
/** A public key as JWK; one of another kind than the shop knows has no curve. */
const key = z.object({
  kid: keyPart,
  kty: keyPart,
  crv: keyPart.optional(),
  x: keyPart.optional(),
  y: keyPart.optional(),
})

export const platformProfileSchema = z.object({
  ucp: z.object({
    version: z.string().max(20),
    capabilities: z.record(name, z.array(capability).max(20)).default({}),
  }),
  signing_keys: z.array(key).max(20).default([]).catch([]),
})

export type PlatformKey = z.output<typeof key>
export type PlatformProfile = z.output<typeof platformProfileSchema>

/** The profile's address in the header `UCP-Agent: profile="https://…"`; null when there is none. */
export function profileAddressOf(header: string | null): string | null {
  if (header === null || header.length > 2_000) return null
  try {
    const value = parseDictionary(header).get('profile')?.[0]
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}
