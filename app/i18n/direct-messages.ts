import type { i18n, TFunction } from 'i18next'

type MessagesByNamespace = Record<string, Record<string, unknown>>

/** A message with its values filled in; undefined where only i18next knows the result. */
type Message = (values: Record<string, unknown>) => string | undefined

type Messages = ReadonlyMap<string, Message>

/** i18next takes a fifth of a page for fallbacks and nesting, which messages of one namespace that never change lack. */
export function addDirectMessages(instance: i18n, messages: MessagesByNamespace): void {
  const own = new Map(
    Object.entries(messages).map(([namespace, tree]) => [namespace, compile(tree)]),
  )
  const plural = new Intl.PluralRules(instance.language)
  const fixedT = instance.getFixedT.bind(instance) as (...given: unknown[]) => TFunction
  const known = new Map<string, TFunction>()
  const getFixedT = (language: unknown, namespace: unknown, keyPrefix?: unknown): TFunction => {
    const compiled = typeof namespace === 'string' ? own.get(namespace) : undefined
    if (!compiled || keyPrefix || (language && language !== instance.language)) {
      return fixedT(language, namespace, keyPrefix)
    }
    const key = `${String(language ?? '')} ${String(namespace)}`
    const t = known.get(key) ?? withDirectMessages(fixedT(language, namespace), compiled, plural)
    known.set(key, t)
    return t
  }
  instance.getFixedT = getFixedT as i18n['getFixedT']
}

function withDirectMessages(t: TFunction, messages: Messages, plural: Intl.PluralRules): TFunction {
  const translate = t as unknown as (...given: unknown[]) => unknown
  const direct = (...given: unknown[]) => {
    const [key, values = {}] = given
    const isPlain = given.length <= 2 && typeof key === 'string' && isValues(values)
    return (isPlain ? find(messages, key, values, plural) : undefined) ?? translate(...given)
  }
  // The language and the namespace of the function.
  return Object.assign(direct, t) as unknown as TFunction
}

function find(
  messages: Messages,
  key: string,
  values: Record<string, unknown>,
  plural: Intl.PluralRules,
): string | undefined {
  const { count } = values
  if (typeof count !== 'number') return messages.get(key)?.(values)
  const form =
    (count === 0 && messages.get(`${key}_zero`)) || messages.get(`${key}_${plural.select(count)}`)
  return (form || messages.get(key))?.(values)
}

/** Settings of i18next in place of values, such as a context or a default. */
const settings = new Set(['context', 'defaultValue', 'lng', 'lngs', 'ns', 'ordinal', 'replace'])

function isValues(values: unknown): values is Record<string, unknown> {
  if (typeof values !== 'object' || values === null) return false
  return Object.entries(values).every(
    ([name, value]) =>
      !settings.has(name) && (typeof value === 'string' || typeof value === 'number'),
  )
}

/** Messages by their keys: `errors.required`. */
function compile(tree: Record<string, unknown>, prefix = ''): Map<string, Message> {
  return new Map(
    Object.entries(tree).flatMap(([name, message]): [string, Message][] => {
      const key = prefix + name
      if (typeof message !== 'string') {
        return [...compile(message as Record<string, unknown>, `${key}.`)]
      }
      const compiled = compileText(message)
      return compiled ? [[key, compiled]] : []
    }),
  )
}

/** Null for a text that refers to another message or formats a value. */
function compileText(text: string): Message | null {
  if (text.includes('$t(')) return null
  // Texts at even places, names of values at odd ones.
  const parts = text.split(/\{\{(\w+)\}\}/)
  if (parts.some((part) => part.includes('{{'))) return null
  if (parts.length === 1) return () => text
  return (values) => {
    let filled = ''
    for (const [place, part] of parts.entries()) {
      const value = place % 2 === 0 ? part : values[part]
      if (value === undefined) return undefined
      filled += String(value)
    }
    return filled
  }
}
