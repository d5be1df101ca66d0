import type { Container, Widget } from '#app/content/widget/widget.ts'

type Area = readonly Container[]

/**
 * The first widgets of an area: one for wide windows and one for narrow ones, usually the same.
 */
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
  return area.map((container) => ({
    ...container,
    widgets: container.widgets.map((widget) =>
      widget.kind === 'text' && widget.rank === 1 && !headings.has(widget)
        ? { ...widget, rank: 2 as const }
        : widget,
    ),
  }))
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
