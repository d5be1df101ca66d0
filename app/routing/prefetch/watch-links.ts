import { isPlainClick } from '../../ui/button/is-plain-click.ts'

/** A pointer or the focus that only passes a link stays for less; a touch that becomes a scroll is cancelled. */
const passingMs = { mouse: 80, touch: 40, focus: 120 }

/** Calls back when the pointer rests on a link, or it is pressed, touched or focused. One listener serves all; the result ends it. */
export function watchLinks(onIntent: (link: HTMLAnchorElement) => void): () => void {
  const ending = new AbortController()
  const options = { passive: true, signal: ending.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  // The next element that is pointed at ends the wait for the one before.
  const wait = ({ target }: Event, ms: number) => {
    cancel()
    const link = target instanceof Element ? target.closest('a') : null
    if (link) timer = setTimeout(onIntent, ms, link)
  }
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'
  const onOver = (event: PointerEvent) => isTouch(event) || wait(event, passingMs.mouse)
  const onPress = (event: PointerEvent) => {
    if (event.button === 0 && isPlainClick(event)) wait(event, isTouch(event) ? passingMs.touch : 0)
  }
  document.addEventListener('pointerover', onOver, options)
  document.addEventListener('pointerdown', onPress, options)
  document.addEventListener('pointercancel', cancel, options)
  document.addEventListener('focusin', (event) => wait(event, passingMs.focus), options)
  return () => {
    cancel()
    ending.abort()
  }
}
