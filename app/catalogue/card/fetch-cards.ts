import type { ProductCard } from './product-card.ts'

/**
 * The cards of products, by id, loaded by a script; those that the market does not sell are missing.
 *
 * @param path of the screen `cards`, in the language and market of the page
 * @throws when the request fails
 */
export async function fetchCards(
  path: string,
  ids: readonly number[],
): Promise<Map<number, ProductCard>> {
  const response = await fetch(`${path}?ids=${ids.join(',')}`)
  if (!response.ok) throw new Error(`cards: status ${response.status}`)
  const { cards } = (await response.json()) as { cards: ProductCard[] }
  return new Map(cards.map((card) => [card.id, card]))
}
