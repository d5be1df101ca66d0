import type { AddressSettings } from '#app/context.ts'

import type { Config } from '#server/config.ts'

/** Addresses have domains, markets in the path, or a language prefix (spec section 2). A single domain means a prefix. */
export function addressSettings(config: Config): AddressSettings {
  const { DOMAINS = [], MARKET_IN_PATH, ROOT_REDIRECT, ROOT_REDIRECT_STATUS } = config
  const { protocol } = new URL(config.BASE_URL)
  const hasDomains = DOMAINS.length > 1
  return {
    kind: hasDomains ? 'domain' : MARKET_IN_PATH ? 'market' : 'language',
    defaultLanguage: (!hasDomains && DOMAINS[0]?.language) || config.DEFAULT_LOCALE,
    domains: hasDomains
      ? DOMAINS.map(({ language, host }) => ({ language, origin: `${protocol}//${host}` }))
      : [],
    rootRedirect: ROOT_REDIRECT ? { path: ROOT_REDIRECT, status: ROOT_REDIRECT_STATUS } : null,
    marketGroups: config.MARKET_GROUP ?? null,
    groupOrigins: config.MARKET_GROUP_URLS,
  }
}
