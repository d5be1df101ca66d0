import i18next, { type BackendModule, type i18n, type Resource, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { prefetchedNamespaces } from './namespaces.ts'
import { i18nSettings } from './settings.ts'
import type { SentMessages } from './messages-script.tsx'

/** Without those that every page has, and those that no browser needs. */
const files = import.meta.glob<ResourceKey>(
  ['../../locales/*/*.json', '!../../locales/*/{common,catalogue,content,agents,law}.json'],
  { import: 'default' },
)

/** Loads namespaces that the first page did not need when a later page needs them. */
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

/** Starts with the document's messages, so that nothing loads twice; `onMissing` when another page's cannot be loaded. */
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

/** With data saving on, they load on navigation. */
export function prefetchMessages(messages: i18n): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  // Safari has no `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
  whenIdle(() => void messages.loadNamespaces(prefetchedNamespaces))
}
