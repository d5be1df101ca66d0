import { useEffect, type RefObject } from 'react'

/**
 * Lets `<details>` inside an element behave like a menu when scripts run: Escape and a press
 * elsewhere close what is open. Without scripts they open and close by their own summary.
 */
export function useDismissable(container: RefObject<HTMLElement>) {
  useEffect(() => {
    const openOnes = () =>
      container.current?.querySelectorAll<HTMLDetailsElement>('details[name][open]') ?? []
    const onPress = (event: PointerEvent) => {
      for (const details of openOnes()) {
        if (!details.contains(event.target as Node)) details.open = false
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const details of openOnes()) {
        details.open = false
        details.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [container])
}
