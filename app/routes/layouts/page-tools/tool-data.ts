import type { TFunction } from 'i18next'

import type { Cart } from '#app/cart/cart.ts'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { flatValues, relatedIds, type FacetGroup } from '#app/catalogue/list/facets/facet-group.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { onePage } from '#app/catalogue/list/selection/list-page.ts'
import { listUrl } from '#app/catalogue/list/selection/list-url.ts'
import { isFixedParam, toggleFacet } from '#app/catalogue/list/selection/list-selection.ts'
import type { Price } from '#app/catalogue/price/price.ts'
import type { Product } from '#app/catalogue/product/product.ts'
import type { Suggestions } from '#app/catalogue/search/suggestions.ts'
import type { DeliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'
import type { Container, Widget } from '#app/content/widget/widget.ts'
import { type RichTextNode, inlineTags } from '#app/rich-text/rich-text.ts'

/** Texts of the merchant are cut to this length. */
const maxTextLength = 6_000
const maxFilterValues = 20

type Texts = TFunction<'catalogue'>

export function productData(product: Product, t: Texts) {
  const { productPackage, skus, colors } = product
  return {
    ...namedData(product),
    brand: product.brand.name,
    articleNumber: product.articleNumber,
    price: priceData(product.price),
    ...(productPackage && { packagePrice: productPackage.chosen.price }),
    pricesByQuantity: product.tierPrices,
    campaigns: product.badges,
    rating: product.rating,
    ...stockData(product.stock, product.dates, t),
    sizes:
      skus.length > 1
        ? skus.map(({ name, stock, dates }) => ({ name, ...stockData(stock, dates, t) }))
        : [],
    colors: colors.map((color) => ({ ...namedData(color), isShown: color.isCurrent })),
    measures: Object.fromEntries(product.measures.map(({ key, value }) => [key, value])),
    specification: product.specification,
    text: cut([...product.texts.short, ...product.texts.long]),
  }
}

/** The products of a list in its order, and the addresses of the list with each filter chosen or removed. */
export function listData(list: ProductList, t: Texts) {
  const { progress, selection } = list
  const pageAddress = (page: number | null) =>
    page === null
      ? null
      : addressOf(listUrl(list.path, { ...selection, pages: onePage(page) }, list.defaultSort))
  return {
    title: list.title,
    total: progress.total,
    from: progress.from,
    to: progress.to,
    nextPage: pageAddress(progress.nextPage),
    products: list.products.map((card) => cardData(card, t)),
    filters: list.groups.map((group) => filterData(list, group, t)),
  }
}

function filterData(list: ProductList, group: FacetGroup, t: Texts) {
  const { param, values } = group
  return {
    name: isFixedParam(param) ? t(`list.groups.${param}`) : group.label,
    values: flatValues(values)
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .slice(0, maxFilterValues)
      .map((value) => ({
        name: value.label,
        count: value.count,
        isChosen: value.isChosen,
        address: addressOf(
          listUrl(
            list.path,
            toggleFacet(list.selection, param, value, relatedIds(values, value.id)),
            list.defaultSort,
          ),
        ),
      })),
  }
}

function cardData(card: ProductCard, t: Texts) {
  return {
    ...namedData(card),
    brand: card.brand,
    price: priceData(card.price),
    campaigns: card.badges,
    rating: card.rating,
    ...(card.stock && { stock: stockText(card.stock, t) }),
    colors: card.colors,
    sizes: card.sizes,
  }
}

export function foundData(found: Suggestions, resultsPath: string) {
  return {
    total: found.total,
    allProducts: addressOf(resultsPath),
    products: found.products.map((product) => ({
      ...namedData(product),
      brand: product.brand,
      price: product.price,
      isVatIncluded: product.isVatIncluded,
    })),
    categories: found.categories.map(namedData),
    brands: found.brands.map(namedData),
    pages: found.pages.map(namedData),
  }
}

export function cartData(cart: Cart, t: Texts) {
  const { totalAmount: _, dueAmount: __, ...sums } = cart.summary
  return {
    lines: cart.lines.map((line) => ({
      ...namedData(line),
      variant: line.variant,
      quantity: line.quantity,
      pricePerPiece: line.unitPrice,
      price: line.totalPrice,
      campaigns: line.campaigns,
      notSoldIn: line.notSoldIn,
      ...stockData(line.stock, line.dates, t),
    })),
    packages: cart.packages.map(({ name, quantity, totalPrice }) => ({
      name,
      quantity,
      price: totalPrice,
    })),
    promoCode: cart.promoCode,
    sums,
  }
}

/** The texts of a content page, without those for narrow windows alone. */
export function pageText(containers: readonly Container[]): string {
  const widgets = containers
    .filter(({ shownOn }) => shownOn !== 'mobile')
    .flatMap(({ widgets: own }) => own.filter(({ shownOn }) => shownOn !== 'mobile'))
  return widgets.map(widgetText).filter(Boolean).join('\n\n').slice(0, maxTextLength)
}

function widgetText(widget: Widget): string {
  switch (widget.kind) {
    case 'text':
      return [widget.title, widget.subtitle, plainText(widget.text)].filter(Boolean).join('\n')
    case 'richText':
      return plainText(widget.text)
    case 'image':
    case 'banner':
      return [widget.title, plainText(widget.text)].filter(Boolean).join('\n')
    case 'promises':
      return widget.promises.map(({ title, text }) => `${title}: ${plainText(text)}`).join('\n')
    default:
      return ''
  }
}

const inline: ReadonlySet<string> = new Set(inlineTags)

/** Each block, and each row of a table, on a line of its own. */
function plainText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { tag, image, children = [] } = node
      if (tag === 'br') return '\n'
      if (tag === 'tr') return `\n${children.map((cell) => plainText([cell])).join(', ')}\n`
      const inner = image?.alt ?? plainText(children)
      return inline.has(tag) ? inner : `\n${inner}\n`
    })
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const cut = (nodes: readonly RichTextNode[]) => plainText(nodes).slice(0, maxTextLength)

export const namedData = ({ name, path }: { name: string; path: string | null }) => ({
  name,
  address: path === null ? null : addressOf(path),
})

const addressOf = (path: string) => new URL(path, window.location.href).href

function priceData(price: Price | null) {
  if (!price) return null
  const { selling, currency, isVatIncluded, reduction } = price
  return { selling, currency, isVatIncluded, lowestIn30Days: reduction?.prior ?? null }
}

const stockText = ({ status, quantity }: StockLabel, t: Texts) => t(`stock.${status}`, { quantity })

function stockData(stock: StockLabel, dates: DeliveryDates | undefined, t: Texts) {
  return {
    stock: stockText(stock, t),
    delivery: [t(`stock.delivery.${stock.delivery}`), dates?.[stock.delivery]]
      .filter(Boolean)
      .join(', '),
  }
}
