export const tooDeep = Symbol('too deep')

/** Deeper than any request of the protocol; a deeper one would end in an overflow of the stack. */
const maxDepth = 30

/** A payload without null fields, as platforms write what they leave out; `tooDeep` beyond any depth of the protocol. */
export function withoutNulls(value: unknown, depth = maxDepth): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return tooDeep
  const entries = Object.entries(value).map(
    ([key, each]) => [key, withoutNulls(each, depth - 1)] as const,
  )
  if (entries.some(([, each]) => each === tooDeep)) return tooDeep
  if (Array.isArray(value)) return entries.map(([, each]) => each)
  return Object.fromEntries(entries.filter(([, each]) => each !== null))
}
