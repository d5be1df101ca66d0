import { linkBaseFor } from '#app/rich-text/link/link-base.server.ts'
import { readRichText } from '#app/rich-text/read-rich-text.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { loadWidgets } from '#app/content/widget/load-widgets.server.ts'
import { isFullWidth, readWidget, type WidgetReader } from '#app/content/widget/read-widget.ts'
import type { ContainerSpec, PlacedWidgetSpec } from '#app/content/widget/widget-spec.ts'
import type { Container, ShownOn } from '#app/content/widget/widget.ts'
import { present, type WireEntry } from '#app/kit/wire-list.ts'

import type { WireArea } from './area-documents.server.ts'
import { mergeByDevice } from './merge-by-device.ts'

type WireContainer = WireEntry<WireArea['containers']>
type WireWidget = WireEntry<WireContainer['widgets']>

const layouts = ['full', 'half', 'third', 'quarter'] as const

/** A cached area is parsed once for all visitors. */
const cached = new WeakMap<WireArea, ContainerSpec[]>()
/** Skipped widgets of each shop that the log has: an area is parsed again whenever it is requested again. */
const logged = new WeakMap<Visit['services'], Set<string>>()
const maxLogged = 1_000

/** One document serves wide and narrow windows. Widgets of unknown name, invalid or empty are left out and logged once. */
export async function readArea(
  visit: Visit,
  wide: WireArea | null,
  narrow: WireArea | null,
): Promise<Container[]> {
  const key = wide ?? narrow
  if (!key) return []
  const spec = cached.get(key) ?? readWidgetSpec(visit, wide, narrow)
  cached.set(key, spec)
  return loadWidgets(visit, spec)
}

function readWidgetSpec(visit: Visit, wide: WireArea | null, narrow: WireArea | null) {
  const base = linkBaseFor(visit)
  const reader = { base, readText: (html: string) => readRichText(html, base) }
  const merged = mergeByDevice(present(wide?.containers), present(narrow?.containers))
  return merged.flatMap(({ entry, duplicate, shownOn }): ContainerSpec[] => {
    const own = present(entry.widgets)
    // A container of only one width has `shownOn` itself; its widgets need none.
    const widgets = shownOn
      ? own.map((widget) => ({ entry: widget, shownOn: null }))
      : mergeByDevice(own, present(duplicate?.widgets))
    const read = widgets.flatMap((widget) => readOne(visit, widget, reader))
    return read.length > 0 ? [{ id: entry.id, shownOn, ...designOf(entry), widgets: read }] : []
  })
}

function readOne(
  visit: Visit,
  { entry, shownOn }: { entry: WireWidget; shownOn: ShownOn },
  reader: WidgetReader,
): PlacedWidgetSpec[] {
  const body = readWidget(entry, reader)
  if (body === null) return []
  if ('skipped' in body) {
    logOnce(visit, { widget: body.name?.slice(0, 100), id: entry.id, reason: body.skipped })
    return []
  }
  return [{ ...body, id: entry.id, shownOn, isWide: isFullWidth(entry) }]
}

function logOnce({ log, services }: Visit, fields: { id: string; reason: string; widget: string }) {
  const known = logged.get(services) ?? new Set()
  logged.set(services, known)
  const key = `${fields.id} ${fields.reason} ${fields.widget}`
  if (known.has(key) || known.size >= maxLogged) return
  known.add(key)
  log.warn(fields, 'widget skipped')
}

function designOf({ layout, design }: WireContainer): Pick<Container, 'layout' | 'design'> {
  return {
    layout: layouts.find((name) => name === layout) ?? 'full',
    design: design?.includes('contained')
      ? 'contained'
      : ((['full-width', 'narrow'] as const).find((name) => name === design) ?? 'default'),
  }
}
