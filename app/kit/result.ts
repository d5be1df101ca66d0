/** A value, or the reason of an expected failure; unexpected failures are thrown. */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason }

export const done = <Value>(value: Value) => ({ ok: true as const, value })
export const refused = <Reason>(reason: Reason) => ({ ok: false as const, reason })
