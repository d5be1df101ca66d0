import { marketLocaleOf } from '../../channel/market-locale.ts'
import type { CatalogueContext } from '../catalogue-context.ts'
import { clientError } from '../../graphql/errors.ts'
import type { Resolvers } from '../../graphql/module.ts'
import { viewIfSold } from '../product/product-view.ts'
import { countFacets } from './facet-counts.ts'
import { facetDefinitions } from './facet-definitions.ts'
import { readQuery, type ProductsArgs } from './list-query.ts'
import { selectProducts } from './select-products.ts'

const maxTake = 200
const maxSkip = 6000

export const listResolvers: Resolvers<CatalogueContext> = {
  GeinsMerchantApiQuery: {
    products(_, args: ProductsArgs, { catalogue, stock, now }: CatalogueContext) {
      const skip = args.skip ?? 0
      const take = args.take ?? 20
      if (take < 0 || take > maxTake) {
        throw clientError('LimitExceeded', `take must be between 0 and ${maxTake}`)
      }
      if (skip < 0 || skip > maxSkip) {
        throw clientError('LimitExceeded', `skip must be between 0 and ${maxSkip}`)
      }
      const locale = marketLocaleOf(args)
      const query = readQuery(catalogue, args, locale)
      const selection = selectProducts(catalogue, query)
      const productContext = { catalogue, stock, now, locale }
      return {
        count: selection.count,
        products: () =>
          catalogue
            .findProducts(selection.page(skip, take))
            .map((product) => viewIfSold(productContext, product)),
        filters() {
          const range = selection.priceRange()
          return {
            price: {
              lowest: (range?.lowestMinor ?? 0) / 100,
              highest: (range?.highestMinor ?? 0) / 100,
            },
            facets: countFacets(
              facetDefinitions(catalogue, locale),
              selection,
              new Set(query.facets),
              query.isCountedByGroup,
            ),
          }
        },
      }
    },
  },
}
