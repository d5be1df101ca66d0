/** Holds back what stands before it until a test lets it through, so that an answer is late without time. */
export interface Gate {
  passed: Promise<void>
  open(): void
}

export function createGate(): Gate {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}

/** An answer that never comes. */
export const never = new Promise<never>(() => undefined)
