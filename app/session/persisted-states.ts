import { forgetCookie, readCookie, writeCookie } from './cookies.ts'

type Jar = Parameters<typeof readCookie>[0]
type States = ReadonlyMap<string, unknown>

/** More than any storefront has, to bound the work for a forged cookie. */
const maxStates = 100

/** `ralph-persisted-states`: `name=<JSON>;module/name=<JSON>;`. A Map, so that no name pollutes a prototype. */
export function readPersistedStates(text: string): States {
  const entries = text.split(';').slice(0, maxStates)
  return new Map(
    entries.flatMap((entry) => {
      // Most visitors have no such cookie, and an exception takes as long as the rest of a kept page.
      const [, name, json] = /^\s*([\w/-]{1,64})=(.*)$/s.exec(entry) ?? []
      const state = json ? jsonOf(json) : null
      return name && state ? [[name, state.value] as const] : []
    }),
  )
}

const readBefore = new WeakMap<Jar, { text: string; states: States }>()

/** The states in a visitor's cookie. Parsed once per request, since several parts of a page read them. */
export function persistedStates(jar: Jar): States {
  const text = readCookie(jar, 'persistedStates') ?? ''
  const cached = readBefore.get(jar)
  if (cached?.text === text) return cached.states
  const states = readPersistedStates(text)
  readBefore.set(jar, { text, states })
  return states
}

/** Keeps the other states; null removes it. False when the cookie has no space: then nothing is changed. */
export function saveState(
  jar: Parameters<typeof writeCookie>[0],
  name: string,
  value: unknown,
): boolean {
  const text = textWith(jar, name, value)
  if (text === '') forgetCookie(jar, 'persistedStates')
  return text === '' || (text !== null && writeCookie(jar, 'persistedStates', text))
}

/** Whether `saveState` would have space for it. */
export function canSaveState(jar: Jar, name: string, value: unknown): boolean {
  return textWith(jar, name, value) !== null
}

/** The cookie with a changed state; empty without any state, null when it does not fit. */
function textWith(jar: Jar, name: string, value: unknown): string | null {
  const states = new Map(persistedStates(jar))
  if (value === null) states.delete(name)
  else states.set(name, value)
  const text = writePersistedStates(states)
  return readPersistedStates(text).size === states.size ? text : null
}

/** Limit of `writeCookie`: browsers drop cookies of more than 4096 bytes, name and escapes included. */
const maxEncoded = 3_800

/** The older storefront splits at separators only: values escape them. What no longer fits, at the end, is dropped. */
export function writePersistedStates(states: ReadonlyMap<string, unknown>): string {
  let text = ''
  for (const [name, value] of states) {
    const json = JSON.stringify(value)?.replace(/[;=]|[^ -~]/g, escaped)
    const longer = `${text}${name}=${json};`
    if (json !== undefined && encodeURIComponent(longer).length <= maxEncoded) text = longer
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
