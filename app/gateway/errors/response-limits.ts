import { ExcessiveJsonError, type LengthLimits } from '#app/kit/parse-json.ts'

/** A list page with all facets, or two hundred products for a sitemap, has less than half of it. */
const maxResponseCharacters = 2 * 1024 * 1024

/** Texts of an editor or a customer. */
const longTexts = /^(text\d|\w*[dD]escription|comment|message)$/
/** Repeated in a page dozens of times, in links, forms and structured data. */
const names = /^(name|title|label|alias|\w+Name)$/
const maxText = { name: 500, usual: 4_000, long: 100_000 }
/** Read by a machine, so a part of it is of no use: settings, snippets, state of a checkout, addresses to go to. */
const machineTexts =
  /^(configuration|htmlSnippet|(merchant|shipping|payment)Data|(redirect|checkoutPage|termsPage)Url)$/
/** Shown as lines: no addresses, files, codes or markup, and nothing that a shopper typed and a form sends back. */
const shownTexts =
  /^(name|title|label|value|author|comment|(display|package|brand|market|campaign|product)Name)$/
/** Lists of a whole shop; the others are of one product, page or customer. */
const longLists = new Set(['categories', 'brands', 'values', 'orders', 'cmsPages'])
const maxList = { usual: 500, long: 5_000 }

/** Refuses a response that is longer than any that the shop requests, before it is parsed. */
export function checkLength(body: string): void {
  if (body.length > maxResponseCharacters) throw new ExcessiveJsonError('The response is too long')
}

/** Limits texts and lists, which a page repeats. Lists are not truncated where a missing element would change what is paid. */
export function lengthLimits(
  mayTruncateLists: boolean,
  onTruncated: (key: string) => void,
): LengthLimits {
  return {
    text(key) {
      if (machineTexts.test(key)) return Infinity
      if (longTexts.test(key)) return maxText.long
      return names.test(key) ? maxText.name : maxText.usual
    },
    list: (key) =>
      !mayTruncateLists ? Infinity : longLists.has(key) ? maxList.long : maxList.usual,
    least: { text: maxText.name, list: maxList.usual },
    isShown: (key) => shownTexts.test(key),
    onTruncated,
  }
}
