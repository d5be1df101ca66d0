/** A product that the page of an unknown address offers. */
export interface OfferedProduct {
  path: string
  name: string
  /** File name. */
  picture: string
  /** Formatted; empty when it is not known. */
  price: string
}

/** The products in the data of an error response; none in that of other errors. */
export function offeredProducts(data: unknown): readonly OfferedProduct[] {
  const { offered } = (data ?? {}) as { offered?: OfferedProduct[] }
  return offered ?? []
}
