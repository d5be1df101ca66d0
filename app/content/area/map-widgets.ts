import type { Container, Widget } from '#app/content/widget/widget.ts'

/** The containers with the result of `map` in place of each widget. */
export function mapWidgets(
  containers: readonly Container[],
  map: (widget: Widget) => Widget,
): Container[] {
  return containers.map((container) => ({ ...container, widgets: container.widgets.map(map) }))
}
