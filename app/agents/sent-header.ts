import type { AgentRequest } from '#app/load-context.ts'

/** A header of a request; null when it was not sent. Node joins those that were sent more than once. */
export function headerOf({ headers }: Pick<AgentRequest, 'headers'>, name: string): string | null {
  const value = headers[name]
  return value === undefined ? null : [value].flat().join(', ')
}
