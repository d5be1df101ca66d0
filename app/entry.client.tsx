import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

import { fetchOtherWords, startWords } from './i18n/start-words.client.ts'
import { readSentWords } from './i18n/words-script.tsx'
import { oncePer } from './kit/once-per.ts'
import { UrlScopeProvider } from './routing/current-url-scope.tsx'
import type { UrlScope } from './routing/href.ts'
import { retryReads } from './routing/retry-reads.ts'
import { retryPictures } from './images/retry-pictures.ts'
import { RequestIdProvider } from './ui/document/request-id.tsx'

/** Spec section 8: a file of an older release is gone, so the page is loaded anew, once a minute. */
const reloadGuardMs = 60_000

window.addEventListener('vite:preloadError', (event) => {
  if (!oncePer(reloadGuardMs, 'chunk-reload', window.sessionStorage, Date.now())) return
  event.preventDefault()
  window.location.reload()
})

// Remix asks by this and by nothing else, and has no setting for another.
window.fetch = retryReads(window.fetch.bind(window), window.location.href)

const { scope, requestId, words } = readSentWords<UrlScope>()
const i18n = await startWords(document.documentElement.lang, words)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <UrlScopeProvider scope={scope}>
          <RequestIdProvider value={requestId}>
            <RemixBrowser />
          </RequestIdProvider>
        </UrlScopeProvider>
      </I18nextProvider>
    </StrictMode>,
  )
})

fetchOtherWords(i18n)
retryPictures(document)
