import type { i18n, TFunction } from 'i18next'

type MessagesByNamespace = Record<string, Record<string, unknown>>

/**
 * Lets the `t` functions of an instance return messages without variables directly, in its own language and one
 * namespace: i18next takes a sixth of the time to render a page for their fallbacks and plurals, which they
 * do not have. Only for messages that never change.
 */
export function addDirectMessages(instance: i18n, messages: MessagesByNamespace): void {
  const texts = new Map(
    Object.entries(messages).map(([namespace, tree]) => [namespace, directTexts(tree)]),
  )
  const fixedT = instance.getFixedT.bind(instance) as (...given: unknown[]) => TFunction
  const known = new Map<string, TFunction>()
  const getFixedT = (language: unknown, namespace: unknown, keyPrefix?: unknown): TFunction => {
    const own = typeof namespace === 'string' ? texts.get(namespace) : undefined
    if (!own || keyPrefix || (language && language !== instance.language)) {
      return fixedT(language, namespace, keyPrefix)
    }
    const key = `${String(language ?? '')} ${String(namespace)}`
    const t = known.get(key) ?? withDirectTexts(fixedT(language, namespace), own)
    known.set(key, t)
    return t
  }
  instance.getFixedT = getFixedT as i18n['getFixedT']
}

function withDirectTexts(t: TFunction, texts: ReadonlyMap<string, string>): TFunction {
  const translate = t as unknown as (...given: unknown[]) => unknown
  const direct = (...given: unknown[]) =>
    (given.length === 1 ? texts.get(given[0] as string) : undefined) ?? translate(...given)
  // The language and the namespace of the function.
  return Object.assign(direct, t) as unknown as TFunction
}

/** Texts without variables and references to others, by their keys: `errors.required`. */
function directTexts(tree: Record<string, unknown>, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, message]): [string, string][] => {
      const key = prefix + name
      if (typeof message === 'string') return /\{\{|\$t\(/.test(message) ? [] : [[key, message]]
      return [...directTexts(message as Record<string, unknown>, `${key}.`)]
    }),
  )
}
