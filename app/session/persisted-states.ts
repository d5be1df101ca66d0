import { readCookie } from './cookies.ts'

type Jar = Parameters<typeof readCookie>[0]
type States = ReadonlyMap<string, unknown>

/** More than any storefront kept, and little work for a cookie that somebody made up. */
const most = { states: 100, broken: 20 }

/**
 * What an older storefront kept in `ralph-persisted-states`: `name=<JSON>;module/name=<JSON>;`. A value
 * ends at the first separator outside its strings; what is no JSON is left out, and of a cookie that is
 * mostly that nothing more is read. Names are keys of a Map, so that none of them can reach a prototype.
 */
export function readPersistedStates(text: string): States {
  const states = new Map<string, unknown>()
  let broken = 0
  for (let at = 0; at < text.length && states.size < most.states && broken < most.broken;) {
    const next = separatorAfter(text, at)
    const [before, name] = /^\s*([\w/-]{1,64})=/.exec(text.slice(at, next)) ?? []
    if (before === undefined || name === undefined) {
      at = next + 1
      continue
    }
    const start = at + before.length
    const end = endOfValue(text, start)
    const state = jsonOf(text.slice(start, end))
    if (state) states.set(name, state.value)
    else broken++
    at = (state ? end : next) + 1
  }
  return states
}

const readBefore = new WeakMap<Jar, { text: string; states: States }>()

/** The states that a visitor holds. Several parts of a page ask; the cookie is parsed once. */
export function persistedStates(jar: Jar): States {
  const text = readCookie(jar, 'persistedStates') ?? ''
  const cached = readBefore.get(jar)
  if (cached?.text === text) return cached.states
  const states = readPersistedStates(text)
  readBefore.set(jar, { text, states })
  return states
}

function separatorAfter(text: string, at: number): number {
  const found = text.indexOf(';', at)
  return found < 0 ? text.length : found
}

function endOfValue(text: string, start: number): number {
  let isInString = false
  for (let at = start; at < text.length; at++) {
    if (text[at] === '"') isInString = !isInString
    else if (isInString && text[at] === '\\') at++
    else if (!isInString && text[at] === ';') return at
  }
  return text.length
}

/** Browsers keep 4096 bytes of a cookie, name and escapes included. */
const maxEncoded = 3900

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
