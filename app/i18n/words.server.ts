import { createInstance, type i18n } from 'i18next'

import type { Area } from './areas.ts'
import { languages, type LanguageCode } from './languages.ts'
import { i18nSettings } from './settings.ts'

export type WordsByArea = Record<string, Record<string, unknown>>

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const wordsByLanguage = new Map<LanguageCode, WordsByArea>(
  languages.map(({ code }) => [code, readAreas(code)]),
)

/** One instance per language, shared by all requests: nothing changes it after start. */
const instances = new Map<LanguageCode, i18n>(languages.map(({ code }) => [code, open(code)]))

/** The words of a language, for rendering and for loaders that need a sentence. */
export function wordsOf(language: LanguageCode): i18n {
  const instance = instances.get(language)
  if (!instance) throw new Error(`No words for language ${language}`)
  return instance
}

/** What the browser needs of them, to start with the same words as the HTML. */
export function wordsToSend(language: LanguageCode, areas: readonly string[]): WordsByArea {
  const words = wordsByLanguage.get(language) ?? {}
  return Object.fromEntries(
    [...new Set(areas)].flatMap((area) => (words[area] ? [[area, words[area]]] : [])),
  )
}

/** `translate(language, 'cart')` speaks from one area. */
export function translate<A extends Area>(language: LanguageCode, area: A) {
  return wordsOf(language).getFixedT(language, area)
}

function readAreas(language: LanguageCode): WordsByArea {
  const pattern = new RegExp(`/locales/${language}/(\\w+)\\.json$`)
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) => {
      const area = pattern.exec(path)?.[1]
      return area ? [[area, words]] : []
    }),
  )
}

function open(language: LanguageCode): i18n {
  const words = wordsByLanguage.get(language) ?? {}
  const instance = createInstance()
  void instance.init({
    ...i18nSettings,
    lng: language,
    ns: Object.keys(words),
    resources: Object.fromEntries(wordsByLanguage),
    initImmediate: false,
  })
  return instance
}
