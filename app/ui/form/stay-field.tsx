import { useHydrated } from '../document/use-hydrated.ts'

/** A field that makes an action return its result instead of a redirect; needs scripts. */
export function NoRedirectField() {
  return useHydrated() ? <input type="hidden" name="stay" value="1" /> : null
}
