import type { AnalyticsSettings } from '#app/context.ts'

import type { LazySink } from './event-sink.ts'

/** The sinks that the settings name. */
export function lazySinks({ tagManagerId, eventEndpoint }: AnalyticsSettings): LazySink[] {
  const sinks: LazySink[] = []
  if (tagManagerId) {
    sinks.push({
      purposes: ['statistics', 'marketing'],
      open: async () => (await import('./tag-manager.ts')).createTagManager(tagManagerId),
    })
  }
  if (eventEndpoint) {
    sinks.push({
      purposes: ['statistics'],
      open: async () => (await import('./event-endpoint.ts')).createEventEndpoint(eventEndpoint),
    })
  }
  return sinks
}
