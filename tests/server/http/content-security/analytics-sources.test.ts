import { expect, it } from 'vitest'

import { lazySinks } from '#app/analytics/sinks/lazy-sinks.ts'
import { receiversOf } from '#app/consent/receivers.ts'
import { parseConfig } from '#server/config.ts'
import { analyticsSources } from '#server/http/content-security/analytics-sources.ts'
import { analyticsSettings } from '#server/process/storefront-config.ts'

it.each([
  ['GTM_ID', 'GTM-ABC123', 'https://*.google-analytics.com'],
  ['EVENT_ENDPOINT', 'https://events.example.se/collect', 'https://events.example.se'],
])('%s alone is enough for a sink, its hosts and its receiver', (name, value, host) => {
  const parsed = parseConfig({ [name]: value })
  if (!parsed.ok) throw new Error(parsed.fault)
  const settings = analyticsSettings(parsed.config)!
  expect(lazySinks(settings)).toHaveLength(1)
  expect(analyticsSources(settings)['connect-src']).toContain(host)
  expect(receiversOf('statistics', settings)).toHaveLength(1)
})
