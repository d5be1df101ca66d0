import type { AnalyticsSettings } from '#app/context.ts'
import { madeOfSettings } from '#app/kit/made-of-settings.ts'

import type { LazySink } from './event-sink.ts'

const sinks: Readonly<Record<keyof AnalyticsSettings, (value: string) => LazySink>> = {
  tagManagerId: (id) => ({
    purposes: ['statistics', 'marketing'],
    open: async () => (await import('./tag-manager.ts')).createTagManager(id),
  }),
  eventEndpoint: (url) => ({
    purposes: ['statistics'],
    open: async () => (await import('./event-endpoint.ts')).createEventEndpoint(url),
  }),
}

export function lazySinks(settings: AnalyticsSettings): LazySink[] {
  return madeOfSettings(settings, sinks)
}
