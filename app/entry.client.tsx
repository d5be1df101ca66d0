import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

import { persistUnsavedDraft } from './checkout/draft/unsaved-draft.ts'
import { prefetchMessages, startI18n } from './i18n/start-i18n.client.ts'
import { readSentMessages } from './i18n/messages-script.tsx'
import { openStoredPage } from './offline/open-stored-page.ts'
import {
  reloadForMissingRoutes,
  reloadForMissingFile,
} from './routing/reload-for-missing-routes.ts'
import { UrlScopeProvider } from './routing/current-url-scope.tsx'
import type { UrlScope } from './routing/href.ts'
import { prefetchedData } from './routing/prefetch/prefetched-data.ts'
import { PrefetchedDataProvider } from './routing/prefetch/prefetched-data-provider.tsx'
import { retryDataRequests } from './routing/retry-data-requests.ts'
import { retryPictures } from './images/retry-pictures.ts'
import { ThemeLinkProvider } from './ui/theme/theme-link.tsx'
import { enterTypedValues, readTypedValues, saveTypedValues } from './ui/form/typed-values.ts'
import { RequestIdsProvider, sentRequestId } from './ui/document/request-id.tsx'

// Browsers before 2022 keep the page of the server, which works without scripts: an error would replace it.
if ('findLast' in Array.prototype && 'IntersectionObserver' in window) await start()

async function start(): Promise<void> {
  persistUnsavedDraft()
  reloadForMissingRoutes(saveTypedValues)

  // Remix loads data with `window.fetch` and has no setting for another function.
  const prefetched = prefetchedData(window.fetch.bind(window), () => new URL(window.location.href))
  window.fetch = retryDataRequests(prefetched.fetch, window.location.href, openStoredPage)

  await nextTask()
  const { scope, requestId, traceId, messages, theme } = readSentMessages<UrlScope>()
  const ids = { requestId: requestId || sentRequestId(), traceId }
  // Not the document's `lang`, which a translator changes.
  const i18n = await startI18n(scope.language, messages, () =>
    reloadForMissingFile(saveTypedValues),
  )

  await decodePageData()
  await nextTask()
  const typed = readTypedValues()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <UrlScopeProvider value={scope}>
            <RequestIdsProvider value={ids}>
              <ThemeLinkProvider value={theme}>
                <PrefetchedDataProvider value={prefetched}>
                  <RemixBrowser />
                </PrefetchedDataProvider>
              </ThemeLinkProvider>
            </RequestIdsProvider>
          </UrlScopeProvider>
        </I18nextProvider>
      </StrictMode>,
      {
        // An extension of the browser had changed the document, and React has rendered it anew.
        onRecoverableError(error) {
          reportError(error)
          enterTypedValues(typed)
        },
      },
    )
  })

  prefetchMessages(i18n)
  retryPictures(document)
}

/** The browser answers taps between tasks, and what starts a page is several. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Remix decodes a page's data at its first render. A press before makes React hydrate at once, which cannot wait (error 345). */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
