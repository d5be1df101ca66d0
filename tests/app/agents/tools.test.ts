import { expect, it } from 'vitest'

import { listTools } from '#app/agents/mcp/tools.ts'
import { testContext } from '#tests/support/test-context.ts'

it('the tools of a shop are described once: it takes as long as a page', () => {
  const { config } = testContext('')
  const [tool] = listTools(config)
  expect(tool).toMatchObject({ name: 'search_catalog', inputSchema: { type: 'object' } })
  expect(listTools(config)[0]).toBe(tool)
  expect(listTools({ ...config, agents: 'catalog' })).toHaveLength(3)
})
