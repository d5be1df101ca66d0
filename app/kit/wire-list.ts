/** A list of a GraphQL response: it and each of its entries may be null. */
export type WireList<Entry> = readonly (Entry | null)[] | null | undefined

export type WireEntry<List> =
  NonNullable<List> extends readonly (infer Entry)[] ? NonNullable<Entry> : never

export function present<Entry>(list: WireList<Entry>): Entry[] {
  return (list ?? []).filter((entry) => entry !== null)
}
