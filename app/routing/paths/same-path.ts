import { decoded } from '#app/kit/text/decoded.ts'

/** Equal after decoding; one that cannot be decoded is compared unchanged. */
export const isSamePath = (one: string, other: string): boolean => decoded(one) === decoded(other)
