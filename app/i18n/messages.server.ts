import { createInstance, type i18n } from 'i18next'

import { addDirectMessages } from './direct-messages.ts'
import type { Namespace } from './namespaces.ts'
import { languages, type LanguageCode } from './languages.ts'
import { i18nSettings } from './settings.ts'

export type MessageFiles = Record<string, Record<string, unknown>>

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const messagesByLanguage = new Map<LanguageCode, MessageFiles>(
  languages.map(({ code }) => [code, readMessages(code)]),
)

/** One instance per language, shared by all requests and never changed after start. */
const instances = new Map<LanguageCode, i18n>(languages.map(({ code }) => [code, createI18n(code)]))

/** The i18next instance of a language, for rendering and for loaders that need a message. */
export function i18nFor(language: LanguageCode): i18n {
  const instance = instances.get(language)
  if (!instance) throw new Error(`No words for language ${language}`)
  return instance
}

/** The messages of the namespaces, so that the browser starts with the same texts as the HTML. */
export function messagesToSend(
  language: LanguageCode,
  namespaces: readonly string[],
): MessageFiles {
  const messages = messagesByLanguage.get(language) ?? {}
  return Object.fromEntries(
    [...new Set(namespaces)].flatMap((namespace) =>
      messages[namespace] ? [[namespace, messages[namespace]]] : [],
    ),
  )
}

/** `translate(language, 'cart')` returns the `t` function of one namespace. */
export function translate<A extends Namespace>(language: LanguageCode, namespace: A) {
  return i18nFor(language).getFixedT(language, namespace)
}

function readMessages(language: LanguageCode): MessageFiles {
  const pattern = new RegExp(`/locales/${language}/(\\w+)\\.json$`)
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, messages]) => {
      const namespace = pattern.exec(path)?.[1]
      return namespace ? [[namespace, messages]] : []
    }),
  )
}

function createI18n(language: LanguageCode): i18n {
  const messages = messagesByLanguage.get(language) ?? {}
  const instance = createInstance()
  void instance.init({
    ...i18nSettings,
    lng: language,
    ns: Object.keys(messages),
    resources: Object.fromEntries(messagesByLanguage),
    initImmediate: false,
  })
  addDirectMessages(instance, messages)
  return instance
}
