/**
 * What an older storefront kept in `ralph-persisted-states`: `name=<JSON>;module/name=<JSON>;`. Values
 * may hold both separators, so a part that is no JSON yet takes the next one in; what never becomes
 * JSON is left out. Names are keys of a Map, so that none of them can reach a prototype.
 */
export function readPersistedStates(text: string): ReadonlyMap<string, unknown> {
  const states = new Map<string, unknown>()
  const parts = text.slice(0, 4096).split(';')
  while (parts.length > 0) {
    const [, name, first] = /^\s*([\w/-]{1,64})=(.*)$/s.exec(parts.shift() ?? '') ?? []
    if (name === undefined || first === undefined) continue
    for (let taken = 0; taken <= Math.min(parts.length, 16); taken++) {
      const state = jsonOf([first, ...parts.slice(0, taken)].join(';'))
      if (!state) continue
      states.set(name, state.value)
      parts.splice(0, taken)
      break
    }
  }
  return states
}

function jsonOf(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}
