interface WidgetFixture {
  name: string
  configuration: unknown
}

/** A merchant's response with an area that contains these widgets, one below the other. */
export function areaFixture(widgets: readonly WidgetFixture[]) {
  const area = {
    id: 1,
    name: 'Area of a test',
    title: null,
    tags: null,
    meta: null,
    containers: widgets.map(({ name, configuration }, index) => ({
      id: index,
      layout: 'full',
      design: 'default',
      widgets: [
        {
          id: String(index),
          name,
          classNames: null,
          configuration:
            typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
          images: null,
        },
      ],
    })),
  }
  return { data: { wide: area, narrow: area } }
}
