import { passesStorageThrottle } from '../kit/storage-throttle.ts'

/** Spec section 8: a file of an older release is missing, so the page reloads, at most once a minute. */
const reloadGuardMs = 60_000

/**
 * Handles Vite's event for a module that cannot be loaded; that of a route raises it too
 * (`remix.config.ts`). Without a network a reload would lose the page; the request for the page's data
 * decides then what is shown.
 *
 * @param beforeReload called before the page reloads
 */
export function reloadForMissingModules(beforeReload: () => void): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return event.preventDefault()
    if (!passesStorageThrottle(reloadGuardMs, 'chunk-reload', window.sessionStorage, Date.now()))
      return
    event.preventDefault()
    beforeReload()
    window.location.reload()
  })
}
