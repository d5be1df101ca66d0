import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'
import type { Visit } from '#app/visit/visit.ts'

/** Breadcrumbs of a content page: all are directly below the start page. */
export function breadcrumbsOf(visit: Visit, title: string): Breadcrumb[] {
  const t = translate(visit.language, 'common')
  return [{ name: t('shop.start'), to: href(visit, 'home') }, { name: title }]
}
