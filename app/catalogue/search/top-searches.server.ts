import { createHash } from 'node:crypto'

import { isbot } from 'isbot'

import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { siteOf } from '#app/kit/limits/network.ts'
import type { Visit } from '#app/visit/visit.ts'

import { countableSearch } from './countable-search.ts'
import { searchCountDocument } from './suggestions-documents.server.ts'

/** Networks of a search before others see it: no visitor can make a text appear, and a person's name is never shown. */
const minNetworks = 5
const maxShown = 6
/** Some of those that many make have no products. */
const maxCandidates = 12

/** Counts a visitor's search. Never fails, and no request waits for it. */
export function countSearch(visit: Visit, request: Request, text: string): void {
  const search = countableSearch(text)
  if (!search || isbot(request.headers.get('User-Agent'))) return
  // A digest, so that the network cannot be read from the counts.
  const network = createHash('sha256')
    .update(visit.config.signingKey)
    .update(siteOf(visit.clientAddress))
    .digest('base64url')
  visit.services.searchCounts
    .record(scopeOf(visit), search, network)
    .catch((error: unknown) => visit.log.debug({ err: error }, 'search count failed'))
}

/** Recent searches of many visitors of this language and market that have products, the most frequent first. */
export async function findTopSearches(visit: Visit): Promise<string[]> {
  try {
    const searches = await visit.services.searchCounts.top(scopeOf(visit), {
      networks: minNetworks,
      count: maxCandidates,
    })
    const found = await Promise.all(searches.map((search) => hasProducts(visit, search)))
    return searches.filter((_, index) => found[index]).slice(0, maxShown)
  } catch (error) {
    // The page is whole without them.
    visit.log.debug({ err: error }, 'top searches fetch failed')
    return []
  }
}

async function hasProducts(visit: Visit, search: string): Promise<boolean> {
  const filter = { searchText: search, sort: 'RELEVANCE' } as const
  const request = requestMerchant(visit, searchCountDocument, { filter })
  const { products } = await request.catch(fallbackTo({ products: null }))
  return Number(products?.count ?? 0) > 0
}

const scopeOf = ({ market, language }: Visit): string => `${market.alias} ${language}`
