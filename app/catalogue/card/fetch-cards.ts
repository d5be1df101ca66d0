import type { ProductCard } from './product-card.ts'

/** Cards by product id, for scripts, from the screen `cards`; without those that are not sold. Throws on failure. */
export async function fetchCards(
  path: string,
  ids: readonly number[],
): Promise<Map<number, ProductCard>> {
  const response = await fetch(`${path}?ids=${ids.join(',')}`)
  if (!response.ok) throw new Error(`cards: status ${response.status}`)
  const { cards } = (await response.json()) as { cards: ProductCard[] }
  return new Map(cards.map((card) => [card.id, card]))
}
