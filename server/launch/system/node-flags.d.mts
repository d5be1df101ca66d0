/** How Node runs the shop. */
export const nodeFlags: string[]

/** Variables of the environment that it has besides. */
export const nodeEnvironment: Record<string, string>
