/** Pauses before a picture is loaded again, after its first, second and third failure. */
const pausesMs = [2_000, 5_000, 15_000]

/** No picture is so small, but the shape that the shop sends for one that is not drawn in time. */
const maxStandInBytes = 200
/** Browsers remember 250 requests, and a visit of some lists has more. */
const rememberedRequests = 2_000

/** A picture that timed out is often there a moment later. Includes those that were missing before scripts ran. */
export function retryPictures(document: Document): void {
  performance.setResourceTimingBufferSize(rememberedRequests)
  const failures = new WeakMap<HTMLImageElement, number>()
  const again = (picture: HTMLImageElement) => {
    const count = failures.get(picture) ?? 0
    const pause = pausesMs[count]
    if (pause === undefined) return
    failures.set(picture, count + 1)
    setTimeout(() => {
      if (picture.isConnected) picture.srcset = addressesAgain(picture, count + 1)
    }, pause)
  }
  // `error` and `load` events of pictures do not bubble, so they are captured.
  const listen = (type: 'error' | 'load', isMissing: (picture: HTMLImageElement) => boolean) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement && isMissing(target)) again(target)
      },
      true,
    )
  listen('error', () => true)
  listen('load', isStandIn)
  for (const picture of document.images) {
    const hasFailed = picture.complete && picture.naturalWidth === 0 && picture.currentSrc
    if (hasFailed || (picture.complete && isStandIn(picture))) again(picture)
  }
}

function isStandIn({ currentSrc }: HTMLImageElement): boolean {
  const [timing] = performance.getEntriesByName(currentSrc).slice(-1)
  const bytes = timing instanceof PerformanceResourceTiming ? timing.encodedBodySize : 0
  return bytes > 0 && bytes < maxStandInBytes
}

/** The same `srcset` loads a failed picture again. A shape in its place was loaded and stays: then addresses differ. */
function addressesAgain(picture: HTMLImageElement, count: number): string {
  const srcset = picture.getAttribute('srcset') ?? ''
  if (!isStandIn(picture)) return srcset
  return srcset.replace(/([^\s,]+?)(\?again=\d+)?(?=\s+\d+w)/g, `$1?again=${count}`)
}
