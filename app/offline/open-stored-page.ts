import { openingPage } from '../kit/remix-internals.ts'

/** Opens the stored page whose data failed as a document, with a network after the last try. False without a worker. */
export async function openStoredPage(path: string, isLastTry: boolean): Promise<boolean> {
  if (navigator.onLine && !isLastTry) return false
  const next = openingPage()
  if (!next || next.pathname !== path || !('serviceWorker' in navigator)) return false
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) return false
  window.location.assign(next.pathname + next.search + next.hash)
  return true
}
