import type { StorefrontConfig } from '#app/context.ts'
import type { Purpose } from '#app/session/consent.ts'

/** The purposes that this shop uses: without analytics in the settings there is nothing to measure. */
export function offeredPurposes({ analytics }: Pick<StorefrontConfig, 'analytics'>): Purpose[] {
  return [
    'preferences',
    ...(analytics ? (['statistics'] as const) : []),
    ...(analytics?.tagManagerId ? (['marketing'] as const) : []),
  ]
}
