import type { AnalyticsSettings } from '#app/context.ts'
import type { MessagesByNamespace } from '#app/i18n/namespaces.ts'
import type { Purpose } from '#app/session/consent.ts'

/** A company or server that receives what is measured for a purpose. */
export interface Receiver {
  name: keyof MessagesByNamespace['consent']['receivers']
  /** Host of the event endpoint; empty for other receivers. */
  host: string
}

/** Who receives the data of a purpose, by the settings of the shop. */
export function receiversOf(purpose: Purpose, analytics: AnalyticsSettings | null): Receiver[] {
  const { tagManagerId, eventEndpoint } = analytics ?? {}
  const receivers: Receiver[] = []
  if (tagManagerId && purpose === 'statistics') receivers.push({ name: 'statistics', host: '' })
  if (tagManagerId && purpose === 'marketing') receivers.push({ name: 'marketing', host: '' })
  if (eventEndpoint && purpose === 'statistics') {
    receivers.push({ name: 'endpoint', host: new URL(eventEndpoint).host })
  }
  return receivers
}
