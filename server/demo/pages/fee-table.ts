import { startPageTexts } from '../data/start-page.ts'
import {
  marketShipping,
  type ShippingKey,
} from '#server/merchant/buying/options/shipping-options.ts'
import { languages, markets, type LanguageCode } from '#server/merchant/channel/markets.ts'
import { formatMoney } from '#server/merchant/pricing/price-fields.ts'
import { composeText } from '#server/merchant/vocabulary/local-text.ts'

const ways: readonly ShippingKey[] = ['pickup', 'home', 'carryIn']

const heads = startPageTexts.feeTable

/** Shipping fees of each country, from the checkout's own data. */
export const feeTable = composeText((code) => {
  const language = languages.find((known) => known.code === code)!
  const names = new Intl.DisplayNames(language.iso, { type: 'region' })
  const rows = markets.map((market) => {
    const { offers, freeFromMinor } = marketShipping[market.alias]
    const money = (minor: number) => formatMoney(minor, { market, language })
    const fees = ways.map((way) => money(offers.find(({ key }) => key === way)?.feeMinor ?? 0))
    return [
      names.of(market.country.code) ?? market.country.name,
      ...fees,
      freeFromMinor === null ? '–' : money(freeFromMinor),
    ]
  })
  return `<table><thead>${row(headsIn(code), 'th')}</thead><tbody>${rows
    .map((cells) => row(cells, 'td'))
    .join('')}</tbody></table>`
})

function headsIn(code: LanguageCode): string[] {
  return [heads.country, ...ways.map((way) => heads[way]), heads.freeFrom].map((head) => head[code])
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
