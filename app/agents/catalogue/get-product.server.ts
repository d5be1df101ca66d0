import {
  findProductsById,
  type DescribedProduct,
} from '#app/catalogue/product/find-products.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { answer, failure, withMessages, type Outcome } from '../outcome.ts'
import type { ProductRequest } from '../requests.ts'
import type { SelectedOption } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import {
  describeProduct,
  describeVariant,
  selectedOf,
  variantWord,
  type ProductWords,
} from './describe-product.ts'
import { namedProductFilter } from './passes-filters.ts'
import { productViewOf } from './product-view.server.ts'
import { scopeMessages } from './search-catalogue.server.ts'
import { selectVariants, valueState, type OptionVariant } from './select-variants.ts'
import { readProductId, readVariantId } from '#app/catalogue/product/variant-id.ts'

/** More colours than a shopper compares. */
const maxColors = 24
const maxVariants = 50

/** A product with the variants of the selected options (catalog/lookup, Get Product). Each colour is a product of its own. */
export async function getProduct(agent: AgentVisit, request: ProductRequest): Promise<Outcome> {
  const { visit } = agent
  const named = readVariantId(request.id)
  const productId = named?.productId ?? readProductId(request.id)
  const colors = productId === null ? [] : await findColors(visit, productId)
  const view = productViewOf(visit, { isDetailed: true })
  const all = colors.flatMap((described) =>
    described.product.skus.map((sku) => ({
      ...described,
      sku,
      options: selectedOf(described.product, sku, view.words),
      isAvailable: describeVariant(described.product, sku, view).availability?.available ?? false,
    })),
  )
  const exact = named && all.find(({ product, sku }) => isNamed(named, product.id, sku.id))
  const isMissing = named ? !exact : !all.some(({ product }) => product.id === productId)
  if (isMissing) return notFound(visit, request.id)

  const { selected, variants } = selectVariants(
    all,
    exact?.options ?? wishesOf(request, all, view.words),
    request.preferences ?? [],
  )
  const inOrder = exact ? [exact, ...variants.filter((variant) => variant !== exact)] : variants
  const [featured] = inOrder
  const shown = inOrder.filter(({ product }) => product === featured?.product)
  const described =
    featured &&
    describeProduct(
      featured.product,
      featured.description,
      view,
      shown.slice(0, maxVariants).map(({ sku }) => sku),
    )
  const filter = namedProductFilter(agent, request)
  if (!described || !filter.passes(described)) return notFound(visit, request.id)
  return answer({
    product: {
      ...described,
      selected,
      options: described.options?.map(({ name, values }) => ({
        name,
        values: values.map((value) => ({
          ...value,
          ...valueState(all, selected, { name, ...value }),
        })),
      })),
    },
    ...withMessages([...scopeMessages(agent), ...filter.messages]),
  })
}

const isNamed = (named: { productId: number; skuId: number }, productId: number, skuId: number) =>
  named.productId === productId && named.skuId === skuId

/** The wishes of a request; without any, the colour of the product that was asked for, in all of its sizes. */
function wishesOf(
  { selected = [] }: ProductRequest,
  [first]: readonly (OptionVariant & Pick<DescribedProduct, 'product'>)[],
  words: ProductWords,
): readonly SelectedOption[] {
  if (selected.length > 0) return selected
  if (!first) return []
  const word = variantWord(first.product, words)
  return first.options.filter(({ name }) => name === word)
}

/** The product, first, and its other colours. */
async function findColors(visit: Visit, productId: number): Promise<DescribedProduct[]> {
  const found = await findProductsById(visit, [productId])
  const others = found[0]?.product.colors.map((color) => color.productId) ?? []
  const left = others.filter((id) => id !== productId).slice(0, maxColors)
  return [...found, ...(await findProductsById(visit, left))]
}

function notFound({ language }: Visit, id: string): Outcome {
  return failure('not_found', translate(language, 'agents')('catalogue.notFound', { id }))
}
