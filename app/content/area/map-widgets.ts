import type { Container, Widget } from '#app/content/widget/widget.ts'

export function mapWidgets(
  containers: readonly Container[],
  map: (widget: Widget) => Widget,
): Container[] {
  return containers.map((container) => ({ ...container, widgets: container.widgets.map(map) }))
}
