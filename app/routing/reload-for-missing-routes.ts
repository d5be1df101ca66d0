import { isSendingForm, openingPage } from '#app/kit/remix-internals.ts'

/** Spec section 8: a file of an older release is missing, so the page reloads, at most once a minute. */
const reloadGuardMs = 60_000
const guardName = 'chunk-reload'

/** After a release the module of a route may be missing: the clicked page opens as a document, a hovered one only if shown. */
export function reloadForMissingRoutes(beforeReload: () => void): void {
  // The page was restored by Back: its visitor may click the same link again.
  window.addEventListener('pageshow', () => {
    opened = null
  })
  window.addEventListener('hemvist:missing-route', (event) => {
    const { isShown } = (event as CustomEvent<{ isShown: boolean }>).detail
    const next = openingPage()
    const isHandled =
      !navigator.onLine ||
      (isShown && reloadForMissingFile(beforeReload, mayOpen)) ||
      (next && mayOpen() && open(next)) ||
      (!next && isSendingForm() && reloadForMissingFile(beforeReload))
    if (isHandled) event.preventDefault()
  })
}

/** Reloads a page without one of its files, for the new release's. False when impossible, or not allowed so soon. */
export function reloadForMissingFile(beforeReload: () => void, isAllowed = passesGuard): boolean {
  if (!navigator.onLine || !isAllowed()) return false
  beforeReload()
  window.location.reload()
  return true
}

/** The modules of a page are missing within a moment of one another. */
const sameClickMs = 3_000
/** Each of them has its event, and the document is requested once. */
let opened: { address: string; at: number } | null = null

function open({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean {
  const [address, at] = [pathname + search + hash, performance.now()]
  if (opened?.address === address && at - opened.at < sameClickMs) return true
  opened = { address, at }
  window.location.assign(address)
  return true
}

/** A document that was just opened has no action of its visitor yet, so that it does not open the next one forever. */
const mayOpen = (): boolean =>
  // Browsers before 2023 do not know about actions.
  (navigator.userActivation as UserActivation | undefined)?.hasBeenActive === true || passesGuard()

/** True at most once a minute, stored; false if it cannot (private mode): nothing else limits the repetitions. */
export function passesGuard(): boolean {
  try {
    const last = Number(sessionStorage.getItem(guardName) ?? Number.NEGATIVE_INFINITY)
    if (Date.now() - last < reloadGuardMs) return false
    sessionStorage.setItem(guardName, String(Date.now()))
    return true
  } catch {
    return false
  }
}
