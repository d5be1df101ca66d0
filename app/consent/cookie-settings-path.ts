import { href, type UrlScope } from '#app/routing/href.ts'

/** Path of the settings, which link back to a page. */
export function cookieSettingsPath(scope: UrlScope, returnTo: string): string {
  return `${href(scope, 'cookieSettings')}?${new URLSearchParams({ returnTo }).toString()}`
}
