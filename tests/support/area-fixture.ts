interface ToldWidget {
  name: string
  configuration: unknown
}

/** The answer of a merchant whose area holds these widgets, one below the other. */
export function toldArea(widgets: readonly ToldWidget[]) {
  const area = {
    id: 1,
    name: 'Told by a test',
    title: null,
    tags: null,
    meta: null,
    containers: widgets.map(({ name, configuration }, place) => ({
      id: place,
      layout: 'full',
      design: 'default',
      widgets: [
        {
          id: String(place),
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
