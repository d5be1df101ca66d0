import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

import { startWords } from './i18n/start-words.client.ts'
import { oncePer } from './kit/once-per.ts'

/** Spec section 8: a file of an older release is gone, so the page is loaded anew, once a minute. */
const reloadGuardMs = 60_000

window.addEventListener('vite:preloadError', (event) => {
  if (!oncePer(reloadGuardMs, 'chunk-reload', window.sessionStorage, Date.now())) return
  event.preventDefault()
  window.location.reload()
})

const i18n = await startWords()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <RemixBrowser />
      </I18nextProvider>
    </StrictMode>,
  )
})
