import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { mailMessages } from '#server/merchant/mail/mail-messages.ts'

type Language = 'sv' | 'fi'

/** The amounts of a purchase on a page or in a mail, in minor units; missing ones are 0 or null. */
export interface PurchaseAmounts {
  lines: number[]
  /** Lines of the list at the order button. */
  ordered: number[]
  /** Lines that show an exact unit price. */
  units: { unit: number; quantity: number; line: number }[]
  subTotal: number
  discount: number
  shipping: number
  fee: number
  net: number | null
  vat: number
  gross: number
  balance: number
  due: number
  /** Savings by the promo code. */
  saved: number
  /** Price of the selected delivery method in the list of them. */
  option: number | null
  orderNumber: string
}

/** `−1 234,50 kr` as −123450; the text for nothing to pay as 0. */
export function toMinor(text: string): number {
  const number = /[−-]?\d[\d\s]*(?:,\d+)?/.exec(text)?.[0] ?? '0'
  return Math.round(Number(number.replace(/\s/g, '').replace('−', '-').replace(',', '.')) * 100)
}

const isAmount = (text: string) => /^[−-]?\d[\d\s]*(?:,\d+)?\s(?:kr|€)$/.test(text)

/** Reads cart, checkout, confirmation or an order of the account as a shopper would. */
export function amountsOnPage(page: string, language: Language): PurchaseAmounts {
  const { line, summary, promo } = messagesOf(language, 'cart')
  const { confirmation, summary: goods } = messagesOf(language, 'checkout')
  const whole = page
    .replace(/<script.*?<\/script>/gs, '')
    // Goods that the cart recommends have prices too.
    .replace(/<section[^>]*aria-labelledby="matching-goods".*?<\/section>/s, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
  const list = new RegExp(`<ul[^>]*aria-label="${goods.title}".*?</ul>`, 's').exec(whole)?.[0] ?? ''
  const html = whole.replace(list, '')
  const items = html
    .split(/<li[\s>]/)
    .slice(1)
    .map((item) => item.split('</li>')[0] ?? '')
  const bought = items.flatMap((item) => {
    const texts = textsOf(item)
    const total = texts.findLast(isAmount)
    if (total === undefined) return []
    const unit = texts.find((text) => text.endsWith(line.each.replace('{{price}}', '')))
    const quantity =
      /× (\d+)/.exec(item)?.[1] ?? /name="quantity"[^>]*value="(\d+)"/.exec(item)?.[1]
    return [{ total: toMinor(total), unit, quantity: Number(quantity) }]
  })
  const rows = rowsOf(html, /<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g, summary.subTotal)
  const find = (...terms: string[]) => terms.map((term) => rows.get(term)).find(Boolean)
  const code = [...rows].find(([term]) => term.startsWith(summary.discountCode.split('{')[0]!))
  const gross = find(summary.gross)
  const due = find(summary.paid, summary.total, summary.totalIncVat) ?? gross
  const net = find(summary.net)
  const option = html
    .split('<label')
    .find((label) => label.includes('name="shippingId"') && /\schecked=/.test(label))
  return {
    lines: bought.map(({ total }) => total),
    ordered: textsOf(list).filter(isAmount).map(toMinor),
    units: bought.flatMap(({ unit, quantity, total }) =>
      unit && !unit.startsWith(line.eachAbout.split('{')[0]!)
        ? [{ unit: toMinor(unit), quantity, line: total }]
        : [],
    ),
    subTotal: toMinor(find(summary.subTotal) ?? ''),
    discount: toMinor(code?.[1] ?? find(summary.discount) ?? ''),
    shipping: toMinor(find(summary.shipping, summary.shippingEstimate) ?? ''),
    fee: toMinor(find(summary.paymentFee) ?? ''),
    net: net === undefined ? null : toMinor(net),
    vat: toMinor(find(summary.vat, summary.vatAdded) ?? ''),
    gross: toMinor(gross ?? due ?? ''),
    balance: toMinor(find(summary.balance) ?? ''),
    due: toMinor(due ?? ''),
    saved: toMinor(new RegExp(promo.saved.replace('{{amount}}', '([^<]*)')).exec(html)?.[1] ?? ''),
    // Its name, its price, and its delivery time.
    option: option ? toMinor(textsOf(option.split('</label>')[0] ?? '')[1] ?? '') : null,
    orderNumber:
      new RegExp(confirmation.number.replace('{{number}}', '(\\d+)')).exec(html)?.[1] ?? '',
  }
}

/** Reads an order confirmation as its page in the outbox shows it. */
export function amountsInMail(page: string, language: Language) {
  const html = page.replace(/>\s+/g, '>').replace(/\s+</g, '<')
  const messages = mailMessages[language]
  const rows = rowsOf(html, /<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g, messages.goods)
  const valueOfFirst = (start: string) =>
    [...rows].find(([name]) => name.startsWith(start))?.[1] ?? ''
  const goods = [...html.matchAll(/<th[^>]*>(?:<a[^>]*>)?\d+ × .*?<\/th><td[^>]*>(.*?)<\/td>/g)]
  const net = rows.get(messages.net)
  const due = rows.get(messages.paid) ?? rows.get(messages.due)
  const gross = toMinor(rows.get(messages.gross) ?? rows.get(messages.total) ?? '')
  return {
    lines: goods.map(([, total = '']) => toMinor(total)),
    subTotal: toMinor(rows.get(messages.goods) ?? ''),
    discount: toMinor(valueOfFirst(messages.discount)),
    shipping: toMinor(valueOfFirst(`${messages.shipping}: `)),
    fee: toMinor(rows.get(messages.paymentFee) ?? ''),
    net: net === undefined ? null : toMinor(net),
    vat: toMinor(rows.get(messages.vatAdded) ?? rows.get(messages.vat) ?? ''),
    gross,
    balance: toMinor(rows.get(messages.balance) ?? ''),
    due: due === undefined ? gross : toMinor(due),
  }
}

/** Names and values from the first row with that name on. */
function rowsOf(html: string, pattern: RegExp, first: string): Map<string, string> {
  const all = [...html.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const)
  return new Map(all.slice(all.findIndex(([name]) => name === first)))
}

function textsOf(html: string): string[] {
  return [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim()).filter(Boolean)
}

function messagesOf(language: Language, namespace: string) {
  const file = fileURLToPath(
    new URL(`../../locales/${language}/${namespace}.json`, import.meta.url),
  )
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>> & {
    line: { each: string; eachAbout: string }
    summary: Record<SummaryKey, string>
    promo: { saved: string }
    confirmation: { number: string }
  }
}

type SummaryKey =
  | 'title'
  | 'subTotal'
  | 'discount'
  | 'discountCode'
  | 'shipping'
  | 'shippingEstimate'
  | 'paymentFee'
  | 'net'
  | 'vat'
  | 'vatAdded'
  | 'gross'
  | 'balance'
  | 'paid'
  | 'total'
  | 'totalIncVat'
