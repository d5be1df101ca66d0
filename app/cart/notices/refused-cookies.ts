import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Tells the cart page that something was added. */
export const addedParam = 'added'

const hasCookies = ({ cookies }: Visit) => cookies.namesFrom('ralph-').length > 0

/** The cart page after something was added. A first product is marked, since only the next request tells whether its cookie was kept. */
export function pathAfterAdding(visit: Visit): string {
  const path = href(visit, 'cart')
  return hasCookies(visit) ? path : `${path}?${addedParam}=1`
}

/** Whether something was added, but the browser has kept no cookie, so that the cart is empty. */
export const refusesCookies = (visit: Visit, url: string): boolean =>
  new URL(url).searchParams.has(addedParam) && !hasCookies(visit)
