/**
 * Loader data as one JSON text. Remix numbers every value of an object that a loader returns, and the numbers of a
 * large object (a list, a menu) do not compress: its JSON is half as long in a compressed page.
 */
export type JsonText<T> = string & { readonly of?: T }

/** Values that JSON does not have, such as dates and `undefined` in an array, are lost. */
export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}

export function fromJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T
}
