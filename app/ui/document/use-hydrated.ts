import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser takes over its page; true once scripts answer clicks. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
