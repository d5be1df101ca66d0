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

/** Browsers keep 4096 bytes of a cookie, name and escapes included. */
const mostEncoded = 3900

/**
 * The same form again, for the storefront that reads it by its separators alone: inside a value they
 * are escaped, and so is all that is not plain ASCII. A state that no longer fits is left out, so
 * whoever writes puts first what matters most.
 */
export function writePersistedStates(states: ReadonlyMap<string, unknown>): string {
  let text = ''
  for (const [name, value] of states) {
    const json = JSON.stringify(value)?.replace(/[;=]|[^ -~]/g, escaped)
    const longer = `${text}${name}=${json};`
    if (json !== undefined && encodeURIComponent(longer).length <= mostEncoded) text = longer
  }
  return text
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function jsonOf(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}
