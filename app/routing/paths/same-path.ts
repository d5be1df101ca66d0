import { decoded } from '#app/kit/text/decoded.ts'

/**
 * Whether two paths are equal after decoding. A path that cannot be decoded is compared
 * unchanged.
 */
export const isSamePath = (one: string, other: string): boolean => decoded(one) === decoded(other)
