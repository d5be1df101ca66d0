import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { AgentScope } from '#app/context.ts'
import { AgentScopeProvider } from '#app/web-mcp/agent-scope.ts'
import { useFormTool } from '#app/web-mcp/use-form-tool.ts'

function Forms() {
  const search = useFormTool({ name: 'p-bredd å', description: 'Söker', isSubmittedAlone: true })
  const buy = useFormTool({ name: 'buy', description: 'Köper', isForCart: true })
  return (
    <>
      <form {...search} />
      <form {...buy} />
    </>
  )
}

const search = '<form toolname="p-bredd__" tooldescription="Söker" toolautosubmit=""></form>'
const buy = '<form toolname="buy" tooldescription="Köper"></form>'

it.each<[AgentScope, string]>([
  ['off', '<form></form><form></form>'],
  ['catalog', `${search}<form></form>`],
  ['cart', search + buy],
])('with AGENTS=%s, forms are tools as the operator allows', (scope, html) => {
  const page = (
    <AgentScopeProvider value={scope}>
      <Forms />
    </AgentScopeProvider>
  )
  expect(renderToStaticMarkup(page)).toBe(html)
})
