/** Where absolute addresses begin, both without a trailing slash. */
export interface Origins {
  shop: string
  /** May be a path on the shop. */
  images: string
}

/** schema.org wants addresses that stand alone. */
export function absoluteUrl(origins: Pick<Origins, 'shop'>, address: string): string {
  return new URL(address, `${origins.shop}/`).href
}
