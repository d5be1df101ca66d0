/** Middleware that the settings may name for a screen (spec section 2); `default` does nothing. */
export const middlewareNames = ['default', 'authenticated', 'authenticated-only'] as const

export type MiddlewareName = (typeof middlewareNames)[number]
