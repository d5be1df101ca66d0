import { href, type UrlScope } from '#app/routing/href.ts'

export function cookieSettingsPath(scope: UrlScope, returnTo: string): string {
  return `${href(scope, 'cookieSettings')}?${new URLSearchParams({ returnTo }).toString()}`
}
