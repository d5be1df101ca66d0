import i18next, { type BackendModule, type i18n, type Resource, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { i18nSettings } from './settings.ts'
import type { SentMessages } from './messages-script.tsx'

const files = import.meta.glob<ResourceKey>(
  ['../../locales/*/*.json', '!../../locales/*/{agents,law}.json'],
  { import: 'default' },
)

/** Loaded alone by what needs them: the offer of another language, which is no namespace, and tools of assistants. */
const notPrefetched: readonly string[] = ['offer', 'tools']

/** Loads namespaces that the first page did not need when a later page needs them; a language is one file. */
const namespaceFiles = (onMissing: () => void): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`../../locales/${language}/${namespace}.json`]
    if (!load) return done(new Error(`No messages for ${language}/${namespace}`), null)
    load().then(
      (messages) => done(null, messages),
      (error: Error) => {
        onMissing()
        done(error, null)
      },
    )
  },
})

/**
 * Starts i18next with the messages of the document, so that nothing is loaded twice.
 *
 * @param onMissing called when messages of another page cannot be loaded
 */
export async function startI18n(
  language: string,
  sent: SentMessages['messages'],
  onMissing: () => void,
): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(namespaceFiles(onMissing))
    .init({
      ...i18nSettings,
      fallbackLng: false,
      lng: language,
      ns: Object.keys(sent),
      resources: { [language]: sent } as Resource,
      partialBundledLanguages: true,
    })
  return i18next
}

/**
 * Preloads the messages of other pages when the browser is idle, so that navigation need not wait for
 * them; with data saving on, they load on navigation.
 */
export function prefetchMessages(messages: i18n): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const ofLanguage = new RegExp(`/${messages.language}/(\\w+)\\.json$`)
  const namespaces = Object.keys(files).flatMap((path) => ofLanguage.exec(path)?.[1] ?? [])
  // Safari has no `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
  whenIdle(
    () =>
      void messages.loadNamespaces(
        namespaces.filter((namespace) => !notPrefetched.includes(namespace)),
      ),
  )
}
