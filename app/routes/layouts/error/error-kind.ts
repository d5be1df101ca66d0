import type { PageError } from '#app/visit/page-error.ts'

export function errorKind(status: number): 'notFound' | 'refused' | 'failed' {
  if (status === 404) return 'notFound'
  return status < 500 ? 'refused' : 'failed'
}

const statusesWithMessage = [400, 403, 405, 413, 414, 415, 429] as const

/** The status whose message describes the error: this one, else 400 or 500. */
export function statusWithMessage(status: number): (typeof statusesWithMessage)[number] | 500 {
  if (status >= 500) return 500
  return statusesWithMessage.find((each) => each === status) ?? 400
}

const reasonsWithMessage = ['middleware', 'unchecked', 'unexpected'] as const

/** The reason whose message describes the error; how the merchant failed is in the log alone. */
export function reasonWithMessage(
  reason: NonNullable<PageError['reason']>,
): (typeof reasonsWithMessage)[number] | 'temporary' {
  return reasonsWithMessage.find((each) => each === reason) ?? 'temporary'
}
