import { createInstance, type i18n } from 'i18next'

import { addDirectMessages } from './direct-messages.ts'
import type { Namespace } from './namespaces.ts'
import { languageCodes, type LanguageCode } from './languages.ts'
import { i18nSettings } from './settings.ts'

type MessageFiles = Record<string, Record<string, unknown>>

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const messagesByLanguage = byLanguage(readMessages)

/** One instance per language, shared by all requests and never changed after start. */
const instances = byLanguage(createI18n)

export const i18nFor = (language: LanguageCode): i18n => instances[language]

/** The messages of the namespaces, so that the browser starts with the same texts as the HTML. */
export function messagesToSend(
  language: LanguageCode,
  namespaces: readonly string[],
): MessageFiles {
  const messages = messagesByLanguage[language]
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

function byLanguage<Made>(make: (language: LanguageCode) => Made) {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<
    LanguageCode,
    Made
  >
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
  const messages = messagesByLanguage[language]
  const instance = createInstance()
  void instance.init({
    ...i18nSettings,
    lng: language,
    ns: Object.keys(messages),
    resources: messagesByLanguage,
    initImmediate: false,
  })
  addDirectMessages(instance, messages)
  return instance
}
