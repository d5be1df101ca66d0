import type { MarketLocale } from '#server/merchant/channel/market-locale.ts'
import type { CartQuote } from '#server/merchant/buying/cart/cart-quote.ts'
import type { OrderArticle } from '#server/merchant/buying/cart/order-article.ts'
import { cataloguePath } from '#server/merchant/catalogue/address/catalogue-path.rules.ts'
import { pictureUrl } from '#server/merchant/catalogue/address/picture-url.ts'
import type { Catalogue } from '#server/merchant/catalogue/catalogue.ts'

/** Returns a function that reads the articles of a quote, one for each of its lines. */
export function createOrderArticleFactory(currentCatalogue: () => Catalogue, publicOrigin: string) {
  return (quote: CartQuote, locale: MarketLocale): OrderArticle[] =>
    quote.lines.map(({ skuId, part }) => {
      const catalogue = currentCatalogue()
      const packageName = part && catalogue.findProduct(part.packageId)?.names[locale.language.code]
      const article = orderArticle(catalogue, skuId, locale, publicOrigin)
      return packageName ? { ...article, packageName } : article
    })
}

function orderArticle(
  catalogue: Catalogue,
  skuId: number,
  { language: { code } }: MarketLocale,
  publicOrigin: string,
): OrderArticle {
  const sku = catalogue.findSku(skuId)
  const product = sku && catalogue.findProduct(sku.productId)
  if (!sku || !product) throw new Error(`sku ${skuId} left the catalogue while it was ordered`)
  return {
    articleNumber: sku.articleNumber,
    gtin: sku.gtin ?? null,
    externalId: sku.externalId,
    name: product.names[code],
    brand: catalogue.brands.get(product.brandId)?.name ?? '',
    categories: product.categoryIds.flatMap((id) => catalogue.tree.byId.get(id)?.names[code] ?? []),
    variant: sku.names[code] === '-' ? '' : sku.names[code],
    imageUrl: pictureUrl(publicOrigin, product),
    productUrl: `${publicOrigin}${cataloguePath('product', product.aliases[code], code)}`,
    dimensions: product.dimensions ?? { length: 0, width: 0, height: 0 },
    weight: sku.weight ?? product.weight,
  }
}
