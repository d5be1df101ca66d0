/**
 * Whether something named `key` may happen now, when it last happened longer than `spanMs` ago. Says
 * yes at most once per span and notes the time. A store that refuses to write (private mode) says no,
 * since without memory nobody could stop the second time.
 */
export function passesStorageThrottle(
  spanMs: number,
  key: string,
  store: Pick<Storage, 'getItem' | 'setItem'>,
  nowMs: number,
): boolean {
  try {
    const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY)
    if (nowMs - last < spanMs) return false
    store.setItem(key, String(nowMs))
    return true
  } catch {
    return false
  }
}
