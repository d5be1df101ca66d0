import {
  findProductsById,
  type DescribedProduct,
} from '#app/catalogue/product/find-products.server.ts'
import type { ProductSku } from '#app/catalogue/product/product.ts'

import { answer, info, withMessages, type Outcome } from '../outcome.ts'
import type { LookupRequest } from '../requests.ts'
import type { InputCorrelation } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { describeProduct, featuredFirst, type ProductView } from './describe-product.ts'
import { namedProductFilter } from './passes-filters.ts'
import { productViewOf } from './product-view.server.ts'
import { scopeMessages } from './search-catalogue.server.ts'
import { readProductId, readVariantId } from '#app/catalogue/product/variant-id.ts'

/** Products by ids of products and variants (catalog/lookup): one variant for a product, and each that was named. */
export async function lookUp(agent: AgentVisit, request: LookupRequest): Promise<Outcome> {
  const { visit } = agent
  const ids = [...new Set(request.ids)]
  const productIds = ids.flatMap((id) => readVariantId(id)?.productId ?? readProductId(id) ?? [])
  const found = await findProductsById(visit, productIds)
  const view = productViewOf(visit)
  const filter = namedProductFilter(agent, request)
  const products = found
    .flatMap((each) => describeFound(each, ids, view) ?? [])
    .filter((product) => filter.passes(product))
  const named = new Set(
    products.flatMap(({ variants }) =>
      variants.flatMap(({ inputs }) => inputs.map(({ id }) => id)),
    ),
  )
  const missing = ids.filter((id) => !named.has(id)).map((id) => info('not_found', id))
  return answer({
    products,
    ...withMessages([...scopeMessages(agent), ...filter.messages, ...missing]),
  })
}

/** The variants that the ids name, each with the ids that named it. */
function describeFound(
  { product, description }: DescribedProduct,
  ids: readonly string[],
  view: ProductView,
) {
  const inputs = new Map<ProductSku, InputCorrelation[]>()
  const add = (sku: ProductSku | undefined, input: InputCorrelation) => {
    if (sku) inputs.set(sku, [...(inputs.get(sku) ?? []), input])
  }
  for (const id of ids) {
    const variant = readVariantId(id)
    if (variant?.productId === product.id) {
      const sku = product.skus.find((each) => each.id === variant.skuId)
      add(sku, { id, match: 'exact' })
    } else if (readProductId(id) === product.id) {
      add(featuredFirst(product)[0], { id, match: 'featured' })
    }
  }
  const skus = [...inputs.keys()]
  const described = describeProduct(product, description, view, skus)
  if (!described) return null
  const variants = described.variants.map((variant, index) => ({
    ...variant,
    inputs: inputs.get(skus[index]!)!,
  }))
  return { ...described, variants }
}
