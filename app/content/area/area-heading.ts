import type { Container, Widget } from '#app/content/widget/widget.ts'

import { mapWidgets } from './map-widgets.ts'

type Area = readonly Container[]

/** The first widgets of an area for wide and for narrow windows, usually the same. */
export function leadingWidgets(area: Area): ReadonlySet<Widget> {
  return firstOf(area, () => true)
}

function firstOf(area: Area, isOfKind: (widget: Widget) => boolean): ReadonlySet<Widget> {
  const first = (width: 'desktop' | 'mobile') =>
    area
      .filter(({ shownOn }) => shownOn === null || shownOn === width)
      .flatMap(({ widgets }) => widgets)
      .find((widget) => [null, width].includes(widget.shownOn) && isOfKind(widget))
  return new Set([first('desktop'), first('mobile')].filter((widget) => widget !== undefined))
}

/** The area with only one title of rank 1, its first: an editor's texts have that rank by default. */
export function withOneHeading(area: Area): Container[] {
  const isHeading = (widget: Widget) =>
    widget.kind === 'text' && widget.title !== '' && widget.rank === 1
  const headings = firstOf(area, isHeading)
  return mapWidgets(area, (widget) => (headings.has(widget) ? widget : withoutPageTitle(widget)))
}

/** The widget on a page with its own `h1`: a title of that rank becomes an `h2`. */
export function withoutPageTitle(widget: Widget): Widget {
  return widget.kind === 'text' && widget.rank === 1 ? { ...widget, rank: 2 } : widget
}

/** Which widget has the page's `h1`: a text with a title of rank 1, else the first banner. */
export function headingOf(area: Area): 'text' | 'banner' | null {
  const isHeadedByText = area
    .flatMap(({ widgets }) => widgets)
    .some((widget) => widget.kind === 'text' && widget.title !== '' && widget.rank === 1)
  if (isHeadedByText) return 'text'
  const leading = [...leadingWidgets(area)]
  const isHeadedByBanner =
    leading.length > 0 &&
    leading.every(({ kind, title }: Widget & { title?: string }) => kind === 'banner' && title)
  return isHeadedByBanner ? 'banner' : null
}
