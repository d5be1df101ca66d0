/** Loader data as one text: Remix numbers every value, and numbers do not compress: a large object's JSON is half as long. */
export type JsonText<T> = string & { readonly of?: T }

/** Values that JSON does not have, such as dates and `undefined` in an array, are lost. */
export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}

export function fromJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T
}
