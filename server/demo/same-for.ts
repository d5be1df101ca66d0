/** A record with the same value for each key. */
export const sameFor = <Value extends string, Key extends string>(value: Value, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>
