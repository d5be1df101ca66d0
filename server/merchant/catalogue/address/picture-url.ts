import type { Product } from '../product-facts.ts'

/** The address of a product's first picture for mails and order data; null without one. */
export function pictureUrl(publicOrigin: string, { images: [first] }: Product): string | null {
  const path = '/merchant/images/product/400f500/'
  return first ? publicOrigin + path + encodeURIComponent(first.fileName) : null
}
