/**
 * A throttle that survives a reload: true at most once in `spanMs` for a key, whose time it stores. False
 * if the store cannot be opened or written (private mode), because without it nothing would limit the repetitions.
 */
export function passesStorageThrottle(
  spanMs: number,
  key: string,
  open: () => Pick<Storage, 'getItem' | 'setItem'>,
  nowMs: number,
): boolean {
  try {
    const store = open()
    const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY)
    if (nowMs - last < spanMs) return false
    store.setItem(key, String(nowMs))
    return true
  } catch {
    return false
  }
}
