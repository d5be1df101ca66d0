/** Origins of absolute URLs, without a trailing slash. */
export interface Origins {
  shop: string
  /** Origin of the image server, or a path of the shop. */
  images: string
}

export function absoluteUrl(origins: Pick<Origins, 'shop'>, address: string): string {
  return new URL(address, `${origins.shop}/`).href
}
