import type { AnalyticsSettings } from '#app/context.ts'
import type { MessagesByNamespace } from '#app/i18n/namespaces.ts'
import { madeOfSettings } from '#app/kit/made-of-settings.ts'
import type { Purpose } from '#app/session/consent.ts'

export interface Receiver {
  name: keyof MessagesByNamespace['consent']['receivers']
  /** Host of the event endpoint; empty for other receivers. */
  host: string
}

/** The receiver of each analytics sink, by purpose. */
const receivers: Readonly<
  Record<keyof AnalyticsSettings, (value: string) => Partial<Record<Purpose, Receiver>>>
> = {
  tagManagerId: () => ({
    statistics: { name: 'statistics', host: '' },
    marketing: { name: 'marketing', host: '' },
  }),
  eventEndpoint: (url) => ({ statistics: { name: 'endpoint', host: new URL(url).host } }),
}

export function receiversOf(purpose: Purpose, analytics: AnalyticsSettings | null): Receiver[] {
  return madeOfSettings(analytics, receivers).flatMap((byPurpose) => byPurpose[purpose] ?? [])
}
