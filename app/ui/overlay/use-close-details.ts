import { useEffect, type RefObject } from 'react'

/** Escape and a press elsewhere close `<details>` over the page; in its flow closing would move what is pressed. */
export function useCloseDetails(container: RefObject<HTMLElement>) {
  useEffect(() => {
    const openOnes = () =>
      container.current?.querySelectorAll<HTMLDetailsElement>('details[name][open]') ?? []
    const onPress = (event: PointerEvent) => {
      for (const details of openOnes()) {
        if (details.contains(event.target as Node) || !liesOverPage(details)) continue
        details.open = false
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const details of openOnes()) {
        details.open = false
        details.querySelector('summary')?.focus()
      }
    }
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) keepInView(target)
    }
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('keydown', onKey, { signal })
    // The event does not bubble.
    container.current?.addEventListener('toggle', onToggle, { capture: true, signal })
    return () => ending.abort()
  }, [container])
}

function liesOverPage(details: HTMLDetailsElement): boolean {
  const content = details.querySelector(':scope > summary + *')
  return content !== null && getComputedStyle(content).position === 'absolute'
}

/** Scrolls an opened group into view, because a long group that closes above it moves it. */
function keepInView(details: HTMLDetailsElement) {
  if (!liesOverPage(details)) details.querySelector('summary')?.scrollIntoView({ block: 'nearest' })
}
