/** Blocks a response until a test opens it, so that a response is late without a timer. */
export function createGate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}

/** A response that never arrives. */
export const never = new Promise<never>(() => undefined)
