export interface OfferedProduct {
  path: string
  name: string
  /** File name. */
  picture: string
  /** Formatted; empty when it is not known. */
  price: string
}

export interface NotFoundData {
  offered: readonly OfferedProduct[]
  /** Path of the first page of a list that has fewer pages; null for other addresses. */
  firstPage: string | null
}

/** The data of an error response; empty for other errors. */
export function notFoundData(data: unknown): NotFoundData {
  const { offered = [], firstPage = null } = (data ?? {}) as Partial<NotFoundData>
  return { offered, firstPage }
}
