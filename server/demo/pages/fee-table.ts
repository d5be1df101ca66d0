import {
  marketShipping,
  type ShippingKey,
} from '#server/merchant/buying/options/shipping-options.ts'
import { languages, markets, type LanguageCode } from '#server/merchant/channel/markets.ts'
import { formatMoney } from '#server/merchant/pricing/price-fields.ts'
import { buildLocalText } from '#server/merchant/vocabulary/local-text.ts'

import { startPageTexts } from '../data/start-page.ts'

const shippingKeys: readonly ShippingKey[] = ['pickup', 'home', 'carryIn']

const headings = startPageTexts.feeTable

/** Shipping fees of each country, from the checkout's own data. */
export const feeTable = buildLocalText((code) => {
  const language = languages.find((known) => known.code === code)!
  const names = new Intl.DisplayNames(language.iso, { type: 'region' })
  const rows = markets.map((market) => {
    const { offers, freeFromMinor } = marketShipping[market.alias]
    const money = (minor: number) => formatMoney(minor, { market, language })
    const fees = shippingKeys.map((shippingKey) =>
      money(offers.find(({ key }) => key === shippingKey)?.feeMinor ?? 0),
    )
    return [
      names.of(market.country.code) ?? market.country.name,
      ...fees,
      freeFromMinor === null ? '–' : money(freeFromMinor),
    ]
  })
  return `<table><thead>${row(headingsIn(code), 'th')}</thead><tbody>${rows
    .map((cells) => row(cells, 'td'))
    .join('')}</tbody></table>`
})

function headingsIn(code: LanguageCode): string[] {
  return [
    headings.country,
    ...shippingKeys.map((shippingKey) => headings[shippingKey]),
    headings.freeFrom,
  ].map((heading) => heading[code])
}

function row(cells: readonly string[], tag: 'th' | 'td'): string {
  const cell = (text: string, nth: number) =>
    tag === 'th'
      ? `<th scope="col">${text}</th>`
      : nth === 0
        ? `<th scope="row">${text}</th>`
        : `<td>${text}</td>`
  return `<tr>${cells.map(cell).join('')}</tr>`
}
