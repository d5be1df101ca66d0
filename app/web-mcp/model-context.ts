/** The part of the draft that the shop uses. */
interface ModelContext {
  registerTool(tool: ModelContextTool, options: { signal: AbortSignal }): Promise<void>
}

export interface ModelContextTool {
  name: string
  /** For people. */
  title: string
  description: string
  /** JSON Schema of its input. */
  inputSchema: object
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean }
  /** The result is sent as JSON. */
  execute(input: object, options?: { signal?: AbortSignal }): Promise<unknown>
}

declare global {
  interface Document {
    /** Absent in browsers without assistants, and outside of secure contexts. */
    readonly modelContext?: ModelContext
  }

  interface SubmitEvent {
    readonly agentInvoked?: boolean
    /** Gives the assistant the result of a form that does not navigate. */
    respondWith?(result: Promise<unknown>): void
  }
}
