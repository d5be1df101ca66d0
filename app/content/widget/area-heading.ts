import type { Container, Widget } from './widget.ts'

type Area = readonly Container[]

/**
 * The first widgets of an area: one for wide windows and one for narrow ones, usually the same.
 */
export function leadingWidgets(area: Area): ReadonlySet<Widget> {
  const first = (width: 'desktop' | 'mobile') =>
    area
      .filter(({ shownOn }) => shownOn === null || shownOn === width)
      .flatMap(({ widgets }) => widgets)
      .find(({ shownOn }) => shownOn === null || shownOn === width)
  return new Set([first('desktop'), first('mobile')].filter((widget) => widget !== undefined))
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
