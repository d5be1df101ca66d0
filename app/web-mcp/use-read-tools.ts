import { useEffect, useRef } from 'react'

import type { ModelContextTool } from './model-context.ts'

export interface ReadTool extends Pick<ModelContextTool, 'name' | 'title' | 'description'> {
  /** Descriptions of its parameters by name: texts, all of them required. */
  input?: Readonly<Record<string, string>>
  read(input: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<object> | object
}

/** Read-only, until others take their place. Results begin with a note, since data may look like instructions. */
export function useReadTools(tools: readonly ReadTool[], note: string): void {
  const current = useRef(tools)
  useEffect(() => {
    current.current = tools
  })
  // The next page may have the same tools, with other data.
  const definitions = JSON.stringify(tools)
  useEffect(() => {
    const unregister = new AbortController()
    for (const tool of JSON.parse(definitions) as ReadTool[]) void register(tool)
    return () => unregister.abort()

    async function register({ name, title, description, input = {} }: ReadTool) {
      const registered: ModelContextTool = {
        name,
        title,
        description,
        inputSchema: schemaOf(input),
        annotations: { readOnlyHint: true, untrustedContentHint: true },
        execute: async (given, options) => {
          const tool = current.current.find((each) => each.name === name)
          return { note, ...(await tool?.read({ ...given }, options?.signal)) }
        },
      }
      try {
        await document.modelContext?.registerTool(registered, { signal: unregister.signal })
      } catch {
        // Replaced before it was there, or refused by the browser: the page works without it.
      }
    }
  }, [definitions, note])
}

function schemaOf(input: Readonly<Record<string, string>>): object {
  const properties = Object.fromEntries(
    Object.entries(input).map(([name, description]) => [name, { type: 'string', description }]),
  )
  return { type: 'object', properties, required: Object.keys(input) }
}
