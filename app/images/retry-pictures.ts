/** Pauses before a picture is loaded again, after its first, second and third failure. */
const pausesMs = [2_000, 5_000, 15_000]

/**
 * Loads failed pictures again, since a picture that timed out is often available a moment later and
 * shoppers do not reload a page for it. Includes pictures that failed before scripts ran.
 */
export function retryPictures(document: Document): void {
  const failures = new WeakMap<HTMLImageElement, number>()
  const again = (picture: HTMLImageElement) => {
    const count = failures.get(picture) ?? 0
    const pause = pausesMs[count]
    if (pause === undefined) return
    failures.set(picture, count + 1)
    setTimeout(() => {
      // Setting the same `srcset` makes the browser load the missing picture.
      if (picture.isConnected) picture.srcset = picture.getAttribute('srcset') ?? ''
    }, pause)
  }
  const failed = ({ target }: Event) => target instanceof HTMLImageElement && again(target)
  // `error` events of pictures do not bubble, so they are captured.
  document.addEventListener('error', failed, true)
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) again(picture)
  }
}
