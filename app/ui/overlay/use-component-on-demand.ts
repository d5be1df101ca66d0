import { useCallback, useState, type ComponentType } from 'react'

/** Loaded when first needed. Not `React.lazy`, which keeps a failure: here the next try loads the file again. */
export function useComponentOnDemand<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const load = useCallback(async () => {
    const loaded = await importComponent()
    setComponent(() => loaded)
  }, [importComponent])
  return { Component, load }
}
