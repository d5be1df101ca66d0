import { useAgentScope } from './agent-scope.ts'

interface FormTool {
  /** Unique on a page; letters, digits, `_`, `-` and `.`. */
  name: string
  /** In the language of the page. */
  description: string
  /** Whether an assistant may submit it without the shopper: only a form that changes nothing. */
  isSubmittedAlone?: boolean
  /** Whether it fills the cart. */
  isForCart?: boolean
}

/** Makes a form a tool of the shopper's assistant, which the browser describes by the fields. Without, it is the same. */
export function useFormTool(tool: FormTool): Readonly<Record<string, string>> {
  const scope = useAgentScope()
  if (scope === 'off' || (tool.isForCart && scope !== 'cart')) return {}
  return {
    toolname: tool.name.replace(/[^\w.-]/g, '_').slice(0, 128),
    tooldescription: tool.description,
    ...(tool.isSubmittedAlone && { toolautosubmit: '' }),
  }
}
