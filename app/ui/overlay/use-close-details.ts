import { useEffect, type RefObject } from 'react'

/**
 * Lets `<details>` inside an element behave like a menu when scripts run: Escape and a press
 * elsewhere close what is open. Without scripts they open and close by their own summary.
 *
 * A press closes only what lies over the page. Content that stands in the flow would take what is
 * pressed away from under the finger before the click arrives; such groups close each other by their
 * shared name, after the click.
 */
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
    const element = container.current
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    // The event does not bubble.
    element?.addEventListener('toggle', onToggle, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
      element?.removeEventListener('toggle', onToggle, { capture: true })
    }
  }, [container])
}

function liesOverPage(details: HTMLDetailsElement): boolean {
  const content = details.querySelector(':scope > summary + *')
  return content !== null && getComputedStyle(content).position === 'absolute'
}

/** A long group that closes above the one that opens must not carry it out of sight. */
function keepInView(details: HTMLDetailsElement) {
  if (!liesOverPage(details)) details.querySelector('summary')?.scrollIntoView({ block: 'nearest' })
}
