import { hour } from '#app/kit/time.ts'

import { GatewayError } from './gateway-error.ts'

const rememberedMs = hour * 1000

/** Whether the merchant's schema has no such field: some servers respond with a message, others with 400. */
export function isUnknownField(error: unknown, field: string): boolean {
  if (!(error instanceof GatewayError)) return false
  if (error.kind === 'http') return error.status === 400
  return error.faults.some(
    ({ message }) =>
      message.includes(field) && /cannot query field|does not exist on/i.test(message),
  )
}

/** Fields that the merchant's schema lacks: remembered for an hour, so that not every page asks in vain. */
export function createMissingFields() {
  const missingUntil = new Map<string, number>()
  return {
    has: (field: string) => (missingUntil.get(field) ?? 0) > performance.now(),
    add(field: string) {
      missingUntil.set(field, performance.now() + rememberedMs)
    },
  }
}

export type MissingFields = ReturnType<typeof createMissingFields>
