import type { AnalyticsSettings, PageSources } from '#app/context.ts'
import { madeOfSettings } from '#app/kit/made-of-settings.ts'

/** Hosts of Google's tag manager, analytics and advertising, as its guide to security policies lists them. */
const tagManagerSources = {
  'script-src': ['https://www.googletagmanager.com', 'https://www.googleadservices.com'],
  'img-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
} as const satisfies PageSources

type Sources = Partial<Record<keyof typeof tagManagerSources, readonly string[]>>

/** The hosts that each analytics sink loads from and sends to. */
const sourcesOfSinks: Readonly<Record<keyof AnalyticsSettings, (value: string) => Sources>> = {
  tagManagerId: () => tagManagerSources,
  eventEndpoint: (url) => ({ 'connect-src': [new URL(url).origin] }),
}

/** Allowed on every page of a shop that measures: a page is the same for all, so only what is loaded depends on consent. */
export function analyticsSources(analytics: AnalyticsSettings | null): Required<Sources> {
  const allowed = madeOfSettings(analytics, sourcesOfSinks)
  const of = (directive: keyof Sources) => allowed.flatMap((sources) => sources[directive] ?? [])
  return {
    'script-src': of('script-src'),
    'img-src': of('img-src'),
    'connect-src': of('connect-src'),
  }
}
