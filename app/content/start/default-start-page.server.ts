import { loadWidgets } from '#app/content/widget/load-widgets.server.ts'
import type { ContainerSpec, WidgetSpec } from '#app/content/widget/widget-spec.ts'
import type { Container } from '#app/content/widget/widget.ts'
import type { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** The start page of a merchant without one: name, categories, bestsellers. Throws `error`, the reason, without rows. */
export async function defaultStartPage(
  visit: Visit,
  error: GatewayError | null,
): Promise<Container[]> {
  const t = translate(visit.language, 'catalogue')
  const containers = await loadWidgets(visit, [
    row(0, {
      kind: 'text',
      title: t('home.title'),
      rank: 1,
      subtitle: t('home.description'),
      subtitleRank: null,
      text: [],
      align: 'left',
    }),
    row(1, { kind: 'categoryTiles', title: t('home.categories'), count: 8 }),
    row(2, {
      kind: 'products',
      title: t('home.bestsellers'),
      text: [],
      more: null,
      isInRows: true,
      filter: { sort: 'MOST_SOLD' },
      count: 8,
    }),
  ])
  // With only the title left, the page shows the error instead.
  if (error && containers.length === 1) throw error
  return containers
}

function row(id: number, widget: WidgetSpec): ContainerSpec {
  const defaults = { id, layout: 'full', design: 'default', shownOn: null } as const
  return {
    ...defaults,
    widgets: [{ ...widget, id: `stand-in-${id}`, shownOn: null, isWide: false }],
  }
}
