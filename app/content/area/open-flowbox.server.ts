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

/** Allows Flowbox's script on a new document with its widget, so not for requests of data. Call it before the first byte. */
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
