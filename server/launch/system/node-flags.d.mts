/** How Node runs the shop. */
export const nodeFlags: string[]
