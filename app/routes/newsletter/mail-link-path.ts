import type { MailTopic } from '#app/newsletter/unsubscribe.server.ts'
import { href, type UrlScope } from '#app/routing/href.ts'

export function mailLinkPath(scope: UrlScope, topic: MailTopic, token: string): string {
  const search = new URLSearchParams({ token, ...(topic === 'alerts' && { about: topic }) })
  return `${href(scope, topic === 'confirm' ? 'confirmAddress' : 'unsubscribe')}?${search}`
}
