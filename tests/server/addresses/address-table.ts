import type { LanguageCode } from '#app/i18n/languages.ts'
import { href, type PlainScreen, type UrlScope } from '#app/routing/href.ts'
import { pathsOf, screens, type Screen, type ScreenName } from '#app/routing/screens.ts'

/** An address and its outcome: `301 /en/checkout`, or `200 checkout se en`. */
export type Row = readonly [address: string, outcome: string]

export interface Scope {
  place: UrlScope
  /** Alias of the market whose pages are served here. */
  market: string
  /** Prefix of every address of this scope; empty where one origin serves all. */
  origin?: string
}

/** Aliases in the demo catalogue. */
const names = {
  sv: {
    product: 'vistenas-loungegrupp-teak',
    former: 'solnas-loungegrupp-teak',
    category: 'soffor',
    campaign: 'soffveckor',
    terms: 'kopvillkor',
  },
  en: {
    product: 'vistenas-lounge-set-teak',
    former: 'solnas-lounge-set-teak',
    category: 'sofas',
    campaign: 'sofa-weeks',
    terms: 'terms',
  },
  da: {
    product: 'vistenas-loungesaet-teak',
    former: 'solnas-loungesaet-teak',
    category: 'sofaer',
    campaign: 'sofauger',
    terms: 'koebsvilkaar',
  },
  fi: {
    product: 'vistenas-loungeryhma-tiikki',
    former: 'solnas-loungeryhma-tiikki',
    category: 'sohvat',
    campaign: 'sohvaviikot',
    terms: 'ostoehdot',
  },
  nb: {
    product: 'vistenas-loungegruppe-teak',
    former: 'solnas-loungegruppe-teak',
    category: 'sofaer',
    campaign: 'sofauker',
    terms: 'kjopsvilkar',
  },
} as const satisfies Record<LanguageCode, object>
const brand = 'almkrona'

/** Screens that redirect a visitor without cart, account or key, and their targets. */
const redirects: Partial<
  Record<ScreenName, readonly [status: number, to: PlainScreen, more?: string]>
> = {
  checkout: [302, 'cart'],
  checkoutDraft: [302, 'checkout'],
  checkoutFail: [302, 'cart'],
  cards: [302, 'home'],
  favorite: [302, 'favorites'],
  compared: [302, 'compare'],
  viewed: [302, 'recentProducts'],
  account: [302, 'home'],
  accountOrders: [302, 'home'],
  accountSettings: [302, 'home'],
  accountBalance: [302, 'home'],
  accountPassword: [302, 'home'],
  accountData: [302, 'home'],
  logout: [302, 'home'],
  customerType: [302, 'home'],
  previewWidgets: [302, 'home'],
}
/** Screens that do not exist without a visitor's data. */
const missing: readonly ScreenName[] = ['checkoutConfirm', 'refusal']

/** Every row of the table (spec section 2) whose path has no parameter. */
export function screenRows(scope: Scope): Row[] {
  const { place } = scope
  return (Object.keys(screens) as ScreenName[]).filter(isPlain).map((screen) => {
    const [path] = pathsOf(screen, place.language)
    const address = `${place.prefix}/${path}`.replace(/(?<=.)\/$/, '')
    const lead = redirects[screen]
    if (lead) return [address, `${lead[0]} ${href(place, lead[1])}${lead[2] ?? ''}`] as const
    return [address, page(scope, missing.includes(screen) ? 404 : 200, screen)] as const
  })
}

/** The four forms of a product's address, its former alias, and its alias in another language. */
export function productRows(scope: Scope): Row[] {
  const { place } = scope
  const { product, former } = names[place.language]
  const plain = href(place, 'product', { alias: product })
  const at = (path: string) => `${place.prefix}/${path}`
  const foreign = names[place.language === 'fi' ? 'sv' : 'fi'].product
  return [
    [plain, page(scope, 200, 'product')],
    [`${plain}?utm_source=a`, page(scope, 200, 'product')],
    [`${plain}.data`, page(scope, 200, 'product')],
    [at(`p/utemobler/${product}`), `301 ${plain}`],
    [at(`p/utemobler/loungegrupper/${product}?a=1&b=%C3%A5`), `301 ${plain}?a=1&b=%C3%A5`],
    [at(`product/${product}?a=1`), `301 ${plain}?a=1`],
    [at(`p/${former}`), `301 ${plain}`],
    [at(`p/utemobler/${former}?a=1`), `301 ${plain}?a=1`],
    [at(`p/${foreign}`), `301 ${plain}`],
    [at(`P/${product.toUpperCase()}?a=1`), `301 ${plain}?a=1`],
    [at(`p/${product.toUpperCase()}?a=1`), `301 ${plain}?a=1`],
    [at('p/finns-inte'), page(scope, 404, 'product')],
    [at('product/finns-inte'), page(scope, 404, 'product')],
    [at('p'), page(scope, 404, 'product')],
  ]
}

/**
 * A former alias and a wrong scope at once, with a market prefix: one redirect to the canonical
 * address.
 */
export const oneHopRows: Row[] = [
  [`/dk/sv/p/${names.sv.product}?a=1`, `302 /dk/da/p/${names.da.product}?a=1`],
  [`/dk/sv/p/utemobler/${names.sv.former}`, `302 /dk/da/p/${names.da.product}`],
  [`/fi/nb/c/${names.sv.category}`, `302 /fi/fi/c/${names.fi.category}`],
  [`/xx/p/${names.sv.product.toUpperCase()}`, `302 /se/sv/p/${names.sv.product}`],
  [`/sv/se/P/${names.sv.former}`, `301 /se/sv/p/${names.sv.product}`],
  [`/dk/sv/${names.sv.terms}`, `302 /dk/da/${names.da.terms}`],
  ['/dk/sv/p/finns-inte', '302 /dk/da/p/finns-inte'],
]

/** Lists by their own letters, and the five meanings of `/list/…`. */
export function listRows(scope: Scope): Row[] {
  const { place } = scope
  const { category, campaign } = names[place.language]
  const at = (path: string) => `${place.prefix}/${path}`
  const foreign = names[place.language === 'fi' ? 'sv' : 'fi'].category
  return [
    [at(`c/${foreign}`), `301 ${at(`c/${category}`)}`],
    [at(`c/${category}`), page(scope, 200, 'category')],
    [at(`c/${category}?page=1&sort=PRICE`), page(scope, 200, 'category')],
    [at(`c/${category}.data`), page(scope, 200, 'category')],
    [at(`c/mobler/${category}?page=1`), `301 ${at(`c/${category}`)}?page=1`],
    [at('c/finns-inte'), page(scope, 404, 'category')],
    [at(`c/${category}?page=99`), page(scope, 404, 'category')],
    [at(`b/${brand}`), page(scope, 200, 'brand')],
    [at(`b/stolar/${brand}`), `301 ${at(`b/${brand}`)}`],
    [at(`b/${brand.toUpperCase()}`), `301 ${at(`b/${brand}`)}`],
    [at('b/finns-inte'), page(scope, 404, 'brand')],
    [at(`dc/${campaign}`), page(scope, 200, 'discountCampaign')],
    [at('dc/finns-inte'), page(scope, 404, 'discountCampaign')],
    [at(`l/${category}`), page(scope, 200, 'list')],
    [at('l/finns-inte'), page(scope, 404, 'list')],
    [at('s/Viste'), page(scope, 200, 'search')],
    [at('s/finns%20inte%20alls'), page(scope, 200, 'search')],
    [at('s?q=Viste'), `302 ${at('s/Viste')}`],
    [at('s?q=%20%20'), page(scope, 200, 'searchStart')],
    [at('list'), `302 ${href(place, 'news')}`],
    [at(`list/${category}?page=1`), `302 ${at(`c/${category}`)}?page=1`],
    [at(`list/${brand}`), `302 ${at(`b/${brand}`)}`],
    [at(`list/${campaign}`), `302 ${at(`dc/${campaign}`)}`],
    [at('list/Viste'), `302 ${at('s/Viste')}`],
  ]
}

/** Content pages by their alias, and the addresses that redirect to them. */
export function contentRows(scope: Scope): Row[] {
  const { place } = scope
  const { terms } = names[place.language]
  const at = (path: string) => `${place.prefix}/${path}`
  const foreign = names[place.language === 'en' ? 'sv' : 'en'].terms
  return [
    [at(terms), page(scope, 200, 'contentPage')],
    [at(`${terms}.data`), page(scope, 200, 'contentPage')],
    [at(`content/${terms}?a=1`), `301 ${at(terms)}?a=1`],
    [at(foreign), `301 ${at(terms)}`],
    [at('content/finns-inte'), page(scope, 404, 'contentPage')],
    [at('content/preview'), `302 ${href(place, 'home')}`],
    [at('finns-inte'), page(scope, 404, 'contentPage')],
    [at('finns/inte/alls'), page(scope, 404, null)],
  ]
}

/**
 * Other spellings of an address redirect to the canonical one, with the query; file names are not
 * found.
 */
export function spellingRows(scope: Scope): Row[] {
  const { place } = scope
  const { category } = names[place.language]
  const list = `${place.prefix}/c/${category}`
  const cart = href(place, 'cart')
  return [
    [`${list}/?page=1`, `301 ${list}?page=1`],
    [`${place.prefix}/c//${category}`, `301 ${list}`],
    [`${place.prefix}/C/${category}`, `301 ${list}`],
    [`${place.prefix}/%63/${category}`, `301 ${list}`],
    [`${list}/index.html?a=1`, `301 ${list}?a=1`],
    [`${cart}/`, `301 ${cart}`],
    [`${cart}/index.php`, `301 ${cart}`],
    [cart.toUpperCase(), `301 ${cart}`],
    [`${place.prefix}/s/f%c3%a5t%c3%b6lj`, `301 ${place.prefix}/s/f%C3%A5t%C3%B6lj`],
    [`${place.prefix}/s/fa%CC%8At`, `301 ${place.prefix}/s/f%C3%A5t`],
    [`${cart}.data`, page(scope, 200, 'cart')],
    [`${place.prefix}/om-oss.css`, `404 – – ${place.language}`],
    [`${href(place, 'accountOrders')}/x.js`, `404 – – ${place.language}`],
    [`${place.prefix}/p/soffa.php`, `404 – – ${place.language}`],
  ]
}

function page(
  { market, place: { language } }: Scope,
  status: number,
  screen: ScreenName | null,
): string {
  return `${status} ${screen ?? '–'} ${market} ${language}`
}

function isPlain(screen: ScreenName): boolean {
  const { path, isUnprefixed }: Screen = screens[screen]
  const text = typeof path === 'string' ? path : path.sv
  return !isUnprefixed && !/[*:]/.test(text) && screen !== 'listAny'
}
