/** Visitors stop at what interests them. */
const restingMs = 1_000
const maxWatched = 60

/** Calls back with the link of each card that stays on the screen; returns a function that ends it. */
export function watchCards(onSeen: (link: HTMLAnchorElement) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        clearTimeout(timers.get(target))
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => see(target), restingMs),
          )
      }
    },
    { threshold: 0.5 },
  )
  function see(card: Element): void {
    observer.unobserve(card)
    const link = card.querySelector('a')
    if (link) onSeen(link)
  }
  const cards = [...document.querySelectorAll('main article')].slice(0, maxWatched)
  for (const card of cards) observer.observe(card)
  return () => {
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
