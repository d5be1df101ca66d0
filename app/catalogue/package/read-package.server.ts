import { readPictures } from '#app/catalogue/card/read-card.server.ts'
import { productName } from '#app/catalogue/card/product-name.ts'
import { deliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import { readStock, stockLabel, type Stock } from '#app/catalogue/stock/stock-label.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present, type WireEntry } from '#app/kit/wire-list.ts'

import { packageDocument, type WirePackage } from './package-documents.server.ts'
import type { ChosenPackage, PackageOption, ProductPackage } from './product-package.ts'

type PackageView = Pick<Visit, 'vatIncluded' | 'languageId' | 'language' | 'prefix' | 'market'>

type WireGroup = WireEntry<NonNullable<WirePackage['productPackage']>['groups']>
type WireOption = WireEntry<WireGroup['options']>

interface PricedOption {
  option: PackageOption
  isPreselected: boolean
  /** Stock counted in packages. */
  stock: Stock
  incoming: string | null
  price: NonNullable<WireOption['product']>['unitPrice']
}

/** A package with the chosen options, else the merchant's own, or the first in stock; null without one in a required group. */
export function readPackage(
  view: PackageView,
  wire: WirePackage,
  choices: ReadonlyMap<number, string> = new Map(),
): ProductPackage | null {
  const groups = sorted(present(wire.productPackage?.groups)).map((group) => {
    const options = sorted(present(group.options)).flatMap((option) => readOptions(view, option))
    const { groupId: id, required: isRequired } = group
    return {
      ...{ id, isRequired, options },
      name: group.name || translate(view.language, 'product')('package.errors.missing'),
      chosen: chosenOption(options, choices.get(id), isRequired),
    }
  })
  const isEmpty = groups.every(({ options }) => options.length === 0)
  if (isEmpty || groups.some(({ isRequired, options }) => isRequired && options.length === 0)) {
    return null
  }
  const preselected = groups.flatMap(
    ({ options, isRequired }) => chosenOption(options, undefined, isRequired, false) ?? [],
  )
  const chosen = groups.flatMap((group) => group.chosen ?? [])
  return {
    groups: groups
      .filter(({ options }) => options.length > 0)
      .map(({ options, chosen: priced, ...group }) => ({
        ...group,
        options: options.map(({ option }) => option),
        chosen: priced?.option.value ?? '',
      })),
    chosen: {
      ...readPrices(view, wire, chosen, isSumOf(wire, preselected)),
      ...readChosenStock(view, chosen),
    },
  }
}

export async function findPackage(
  visit: Visit,
  alias: string,
  choices: ReadonlyMap<number, string>,
): Promise<{ productId: number; productPackage: ProductPackage } | null> {
  if (!alias) return null
  const { product } = await requestMerchant(visit, packageDocument, { alias })
  const productPackage = product && readPackage(visit, product, choices)
  return productPackage ? { productId: product.productId, productPackage } : null
}

function readOptions(view: PackageView, option: WireOption): PricedOption[] {
  const { product } = option
  if (!product || option.quantity < 1) return []
  const skus = present(product.skus)
  return skus.map((sku) => {
    const stock = inPackages(readStock(sku.stock), option.quantity)
    return {
      option: {
        value: `${option.optionId}.${sku.skuId}`,
        name: productName(product.name || option.name, product.alias),
        variant: skus.length > 1 && sku.name && sku.name !== '-' ? sku.name : null,
        quantity: option.quantity,
        path: href(view, 'product', { alias: product.alias }),
        picture: readPictures(product.productImages)[0] ?? null,
        isSoldOut: stock.totalStock < 1,
      },
      isPreselected: option.isSelected,
      stock,
      incoming: sku.incoming,
      price: product.unitPrice,
    }
  })
}

/** How many packages the stock of a part makes. */
function inPackages(stock: Stock, pieces: number): Stock {
  const packages = (count: number) => Math.floor(Math.max(0, count) / pieces)
  const inStock = packages(stock.inStock)
  const oversellable = packages(stock.inStock + stock.oversellable) - inStock
  const totalStock = packages(stock.totalStock)
  return { inStock, oversellable, static: packages(stock.static), totalStock }
}

function chosenOption(
  options: readonly PricedOption[],
  value: string | undefined,
  isRequired: boolean,
  mustBeInStock = true,
): PricedOption | undefined {
  const found = value ? options.find(({ option }) => option.value === value) : undefined
  if (found) return found
  const preselected = options.filter(({ isPreselected }) => isPreselected)
  const candidates = value === '' && !isRequired ? [] : preselected
  const fallback = isRequired ? options : []
  const inStock = [...candidates, ...fallback].find(({ option }) => !option.isSoldOut)
  return (mustBeInStock ? inStock : undefined) ?? candidates[0] ?? fallback[0]
}

/** Whether the merchant's price of the package is the sum of the prices of its options. */
function isSumOf({ unitPrice }: WirePackage, options: readonly PricedOption[]): boolean {
  const sum = sumOf(options, (price) => price.sellingPriceIncVat)
  return Math.abs(sum - toMinor(unitPrice?.sellingPriceIncVat ?? 0)) <= options.length
}

/** Where a merchant does not price options, the price of the package does not depend on the choice. */
function readPrices(
  { vatIncluded, languageId, market }: PackageView,
  { unitPrice }: WirePackage,
  chosen: readonly PricedOption[],
  isSum: boolean,
): Pick<ChosenPackage, 'price' | 'separatePrice'> {
  const written = vatIncluded
    ? unitPrice?.sellingPriceIncVatFormatted
    : unitPrice?.sellingPriceExVatFormatted
  const isPriced = chosen.length > 0 && chosen.every(({ price }) => price !== null)
  if (!isSum || !isPriced) return { price: written ?? null, separatePrice: null }
  const money = (minor: number) =>
    formatMoney(minor / 100, languageId, unitPrice?.currency?.code || market.currency)
  const total = sumOf(chosen, (price) =>
    vatIncluded ? price.sellingPriceIncVat : price.sellingPriceExVat,
  )
  const separate = sumOf(chosen, (price) =>
    vatIncluded ? price.regularPriceIncVat : price.regularPriceExVat,
  )
  return { price: money(total), separatePrice: separate > total ? money(separate) : null }
}

type OptionPrice = NonNullable<PricedOption['price']>

const toMinor = (amount: number): number => Math.round(amount * 100)

function sumOf(options: readonly PricedOption[], amountOf: (price: OptionPrice) => number): number {
  return options.reduce(
    (sum, { price, option }) => sum + option.quantity * toMinor(price ? amountOf(price) : 0),
    0,
  )
}

/** The worst first: a package is delivered when its last part is. */
const statuses = ['outOfStock', 'oversellable', 'static', 'fewLeft', 'inStock']

function readChosenStock(
  view: PackageView,
  chosen: readonly PricedOption[],
): Pick<ChosenPackage, 'stock' | 'dates'> {
  const labels = chosen
    .map(({ stock }) => stockLabel(stock))
    .sort(
      (a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status) || a.quantity - b.quantity,
    )
  const incoming = chosen
    .flatMap(({ stock, incoming }) => (stockLabel(stock).delivery === 'later' ? incoming : []))
    .filter((date) => date !== null)
    .sort()
  return {
    stock: labels[0] ?? stockLabel(readStock(null)),
    dates: deliveryDates(view, incoming.at(-1)),
  }
}

function sorted<Item extends { sortOrder: number }>(items: Item[]): Item[] {
  return items.sort((a, b) => a.sortOrder - b.sortOrder)
}
