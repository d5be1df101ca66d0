import { useCallback, useState, type ComponentType } from 'react'

interface ComponentOnDemand<Props> {
  /** Null until it has been loaded. */
  Component: ComponentType<Props> | null
  /** Loads the component once; rejects when its file cannot be loaded. */
  load: () => Promise<void>
}

/**
 * A component that is loaded when a visitor first needs it, such as the content of a panel. Not
 * `React.lazy`, which keeps a failure: here the next try loads the file again.
 *
 * @param importComponent a function of the module, not of a component
 */
export function useComponentOnDemand<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): ComponentOnDemand<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const load = useCallback(async () => {
    const loaded = await importComponent()
    setComponent(() => loaded)
  }, [importComponent])
  return { Component, load }
}
