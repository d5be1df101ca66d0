/** Milliseconds before a picture is asked for again, from its first failure on. */
const pausesMs = [2_000, 5_000, 15_000]

/**
 * Asks again for pictures that failed: one that could not be had in time is there a moment later, and a
 * page is not loaded anew for it. Also for those that failed before there were scripts.
 */
export function retryPictures(document: Document): void {
  const failures = new WeakMap<HTMLImageElement, number>()
  const again = (picture: HTMLImageElement) => {
    const count = failures.get(picture) ?? 0
    const pause = pausesMs[count]
    if (pause === undefined) return
    failures.set(picture, count + 1)
    setTimeout(() => {
      // Setting the same addresses has a browser fetch what it does not have.
      if (picture.isConnected) picture.srcset = picture.getAttribute('srcset') ?? ''
    }, pause)
  }
  const failed = ({ target }: Event) => target instanceof HTMLImageElement && again(target)
  // Errors of pictures do not bubble.
  document.addEventListener('error', failed, true)
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) again(picture)
  }
}
