import { parseDictionary } from 'structured-headers'

import { z } from '#app/kit/zod.ts'

const name = z.string().max(200)
const capability = z.object({ version: z.string().max(20) })

/** What the shop reads of a platform's profile. */
export const platformProfileSchema = z.object({
  ucp: z.object({
    version: z.string().max(20),
    capabilities: z.record(name, z.array(capability).max(20)).default({}),
  }),
})

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

/** A profile's address that may be requested: https, without credentials, at its default port. */
export function profileUrl(address: string): URL | null {
  if (address.length > 1_000 || !URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = !url.username && !url.password && !url.port && !url.hash
  return url.protocol === 'https:' && isPlain ? url : null
}
