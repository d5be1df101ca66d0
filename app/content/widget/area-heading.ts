import type { Container, Widget } from './widget.ts'

type Area = readonly Container[]

/**
 * The widgets that an area begins with: one for wide windows and one for narrow ones, mostly the same.
 */
export function leadingWidgets(area: Area): ReadonlySet<Widget> {
  const first = (width: 'desktop' | 'mobile') =>
    area
      .filter(({ shownOn }) => shownOn === null || shownOn === width)
      .flatMap(({ widgets }) => widgets)
      .find(({ shownOn }) => shownOn === null || shownOn === width)
  return new Set([first('desktop'), first('mobile')].filter((widget) => widget !== undefined))
}

/** What of an area is the heading of its page: a title of the first rank, else the banner at its top. */
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
