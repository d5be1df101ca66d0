import { href, type UrlScope } from '#app/routing/href.ts'

/** Address of the choice of country and language; the way back leads to the same page elsewhere. */
export function regionPath(scope: UrlScope, returnTo: string): string {
  const path = href(scope, 'region')
  return returnTo === (scope.prefix || '/') || returnTo.startsWith(path)
    ? path
    : `${path}?${new URLSearchParams({ returnTo })}`
}
