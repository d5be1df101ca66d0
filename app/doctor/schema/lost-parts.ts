import type { ShopDocument } from './shop-operations.server.ts'

/** What visitors do without when the merchant lacks a part of an operation. */
export interface LostPart {
  lost: string
  /** Not in the public Merchant API: the shop is made to do without it. */
  isExtension?: boolean
}

/** Fields and arguments that the shop sends only to a merchant that says that it has them. */
const extensionParts: Readonly<Record<string, string>> = {
  'ProductReviewType.language': 'the language of reviews; it is guessed from their texts',
  'GeinsMerchantApiMutation.postProductReview(language)':
    'the language of reviews; it is guessed from their texts',
  'ProductReviewType.pictures': 'the pictures of reviews',
  'GeinsMerchantApiMutation.postProductReview(pictures)': 'the pictures of reviews',
  'CheckoutInputType.seenTotal': 'the check of amounts when an order is placed',
  'CheckoutInputType.seenDue': 'the check of amounts when an order is placed',
}

/** Operations that are extensions. */
const extensions: Readonly<Record<string, string>> = {
  offersPriceAlerts: 'the form for mails about lower prices',
  monitorProductPrice: 'the form for mails about lower prices',
  takesReviewPictures:
    'the pictures of reviews, and their language; it is guessed from their texts',
  comparesSeenAmounts:
    'the check of amounts when an order is placed; the shop compares them itself',
  validateOrderConditions: 'the check before the order; the merchant refuses the order instead',
  confirmsAddresses: 'the sentence that a mail confirms the address',
  confirmSubscription: 'the page that confirms an address',
  endSubscription: 'the page that ends a newsletter',
  sendOrderLink: 'the search for an order; the shop shows how to reach customer service',
  orderContract: 'the terms of the day of the order in receipts',
  orderWithdrawals: 'what was withdrawn, and the button to withdraw, on order pages',
  withdrawableOrder: 'the form for withdrawals; the shop shows how to withdraw by mail',
  withdrawFromOrder: 'the form for withdrawals; the shop shows how to withdraw by mail',
  withdrawal: 'the form for withdrawals; the shop shows how to withdraw by mail',
}

/** By the beginning of the file's path; the first that fits. */
const byFile: readonly (readonly [path: string, lost: string])[] = [
  ['market/', 'every page'],
  ['account/orders/', 'orders and receipts'],
  ['account/', 'the account and its forms'],
  ['addresses/', 'redirects from earlier addresses'],
  ['cart/packages/', 'the contents of packages in the cart'],
  ['cart/sales/', 'carts that staff has made'],
  ['cart/saved-and-shared/', 'saved and shared items'],
  ['cart/', 'the cart: nothing can be bought'],
  ['catalogue/brand/', 'the page of all brands'],
  ['catalogue/campaign/', 'popular campaigns'],
  ['catalogue/card/', 'rows of products'],
  ['catalogue/category/', 'the tree of categories'],
  ['catalogue/list/', 'lists of products'],
  ['catalogue/package/', 'the choices of a package'],
  ['catalogue/price/', 'the form for mails about lower prices'],
  ['catalogue/product/', 'product pages'],
  ['catalogue/review/', 'the form for reviews'],
  ['catalogue/search/', 'suggestions of the search'],
  ['catalogue/stock/', 'the form for mails about stock'],
  ['checkout/confirmation/', 'the confirmation of an order'],
  ['checkout/delivery/', 'the choice of delivery by postal code'],
  ['checkout/used-addresses/', 'earlier addresses in the checkout'],
  ['checkout/', 'the checkout: nothing can be ordered'],
  ['compare/', 'the comparison of products'],
  ['content/area/', 'widget areas of lists and product pages'],
  ['content/menu/', 'the menus; the header has the categories instead'],
  ['content/page/', 'content pages'],
  ['content/start/', 'the content of the start page'],
  ['feed/', 'the product feeds for shopping sites'],
  ['favorites/', 'favourites in the account; they stay in the browser'],
  ['newsletter/', 'the form for the newsletter'],
  ['region/', 'the same page in another language'],
  ['sitemap/', 'the sitemaps for search engines'],
]

/** What the shop does without when an operation fails because of a missing field or argument. */
export function lostPart(
  { operationName, file }: Pick<ShopDocument, 'operationName' | 'file'>,
  missing: string,
): LostPart {
  const part = extensionParts[missing]
  if (part !== undefined) return { lost: part, isExtension: true }
  const extension = extensions[operationName]
  if (extension !== undefined) return { lost: extension, isExtension: true }
  const known = byFile.find(([path]) => file.startsWith(path))
  return { lost: known?.[1] ?? `the part that asks for ${operationName}` }
}
