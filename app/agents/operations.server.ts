import type { AgentScope } from '#app/context.ts'

import { getProduct } from './catalogue/get-product.server.ts'
import { lookUp } from './catalogue/look-up.server.ts'
import { searchCatalogue } from './catalogue/search-catalogue.server.ts'
import { operation, type Operation } from './operation.ts'
import { offeredCapabilities } from './protocol.ts'
import { lookupRequest, productRequest, searchRequest } from './requests.ts'

const catalogue = {
  argument: 'catalog',
  hasId: false,
  isPublic: true,
  isReadOnly: true,
} as const

/** Every operation of the shop. */
const operations: readonly Operation[] = [
  operation({
    ...catalogue,
    name: 'search_catalog',
    capability: 'dev.ucp.shopping.catalog.search',
    rest: { method: 'POST', path: /^\/catalog\/search$/ },
    payload: searchRequest,
    description: 'search',
    run: searchCatalogue,
  }),
  operation({
    ...catalogue,
    name: 'lookup_catalog',
    capability: 'dev.ucp.shopping.catalog.lookup',
    rest: { method: 'POST', path: /^\/catalog\/lookup$/ },
    payload: lookupRequest,
    description: 'lookup',
    run: lookUp,
  }),
  operation({
    ...catalogue,
    name: 'get_product',
    capability: 'dev.ucp.shopping.catalog.lookup',
    rest: { method: 'POST', path: /^\/catalog\/product$/ },
    payload: productRequest,
    description: 'product',
    run: getProduct,
  }),
]

/** The operations of a setting. */
export function offeredOperations(scope: AgentScope): readonly Operation[] {
  const offered = offeredCapabilities(scope)
  return operations.filter(({ capability }) => offered.includes(capability))
}
