import { useCallback, useState, type ComponentType } from 'react'

/**
 * A component that is loaded when a visitor first needs it, such as the content of a panel. Not
 * `React.lazy`, which keeps a failure: here the next try loads the file again.
 *
 * @param importComponent a function of the module, not of a component
 */
export function useComponentOnDemand<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const load = useCallback(async () => {
    const loaded = await importComponent()
    setComponent(() => loaded)
  }, [importComponent])
  return { Component, load }
}
