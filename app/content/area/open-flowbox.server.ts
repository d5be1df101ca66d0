import type { PageSources } from '#app/context.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Container } from '#app/content/widget/widget.ts'

import { mapWidgets } from './map-widgets.ts'

const hosts = ['https://*.getflowbox.com', 'https://*.flbx.io']

/** The sources of Flowbox's guide to security policies; its script writes styles into the page. */
const flowboxSources: PageSources = {
  'script-src': hosts,
  'connect-src': hosts,
  'img-src': hosts,
  'media-src': hosts,
  'font-src': hosts,
  'style-src': ["'unsafe-inline'", ...hosts],
}

/**
 * Allows the script of Flowbox on a document that has its widget, and on no other. A request of data has
 * no document of its own: its widgets are shown after a new one is loaded. Must be called before the first
 * byte of the response.
 */
export function openFlowbox(
  { allowSources }: Pick<Visit, 'allowSources'>,
  containers: Container[],
): Container[] {
  const hasFlowbox = containers.some(({ widgets }) =>
    widgets.some(({ kind }) => kind === 'flowbox'),
  )
  if (!hasFlowbox || !allowSources(flowboxSources)) return containers
  return mapWidgets(containers, (widget) =>
    widget.kind === 'flowbox' ? { ...widget, isAllowed: true } : widget,
  )
}
