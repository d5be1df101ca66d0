import { useEffect } from 'react'

import { useComponentOnDemand } from '#app/ui/overlay/use-component-on-demand.ts'
import { useAgentScope } from '#app/web-mcp/agent-scope.ts'

import type { PageToolsProps } from './page-tools.tsx'

const importPageTools = () => import('./page-tools.tsx').then(({ PageTools }) => PageTools)

/** The tools of a page, in browsers with an assistant; others load nothing. */
export function PageToolsOnDemand(props: Omit<PageToolsProps, 'scope'>) {
  const scope = useAgentScope()
  const { Component: PageTools, load } = useComponentOnDemand(importPageTools)
  useEffect(() => {
    // The page works without them.
    if (scope !== 'off' && document.modelContext) load().catch(() => undefined)
  }, [scope, load])
  return PageTools && scope !== 'off' ? <PageTools {...props} scope={scope} /> : null
}
