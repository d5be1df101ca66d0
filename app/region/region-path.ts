import { href, type UrlScope } from '#app/routing/href.ts'

/** Path of the region page; `returnTo` is the page that is shown in the chosen market afterwards. */
export function regionPath(scope: UrlScope, returnTo: string): string {
  const path = href(scope, 'region')
  return returnTo === (scope.prefix || '/') || returnTo.startsWith(path)
    ? path
    : `${path}?${new URLSearchParams({ returnTo })}`
}
