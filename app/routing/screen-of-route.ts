import { screens, type ScreenName } from './screens.ts'

/** The screen of a route id such as `checkout.en` or `product.sv.1`; null for layouts and root. */
export function screenOfRoute(routeId: string): ScreenName | null {
  const [name] = routeId.split('.')
  return name && Object.hasOwn(screens, name) ? (name as ScreenName) : null
}
