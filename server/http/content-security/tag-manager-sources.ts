import type { AnalyticsSettings, PageSources } from '#app/context.ts'

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

/**
 * Sources that every page allows in a shop that measures. A page is the same for every visitor, so its
 * policy cannot depend on consent; what is loaded does.
 */
export function analyticsSources(analytics: AnalyticsSettings | null): {
  [Directive in keyof typeof tagManagerSources]: readonly string[]
} {
  const tags = analytics?.tagManagerId ? tagManagerSources : null
  const endpoint = analytics?.eventEndpoint ? [new URL(analytics.eventEndpoint).origin] : []
  return {
    'script-src': tags?.['script-src'] ?? [],
    'img-src': tags?.['img-src'] ?? [],
    'connect-src': [...(tags?.['connect-src'] ?? []), ...endpoint],
  }
}
