import './ui/theme/tokens.css'
import './ui/theme/base.css'
import './ui/theme/fonts.css'

import outfitBoldLatin from '@fontsource/outfit/files/outfit-latin-700-normal.woff2?url'
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Analytics } from './analytics/analytics.tsx'
import { MessagesScript } from './i18n/messages-script.tsx'
import { translate } from './i18n/messages.server.ts'
import { ServiceEmailProvider } from './market/service-email.tsx'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { useUrlScope } from './routing/current-url-scope.tsx'
import { href } from './routing/href.ts'
import { ErrorPage } from './routes/layouts/error/error-page.tsx'
import { AgentScopeProvider } from './web-mcp/agent-scope.ts'
import { restoreTypedValues } from './ui/form/typed-values.ts'
import { ImageServerProvider } from './images/image-host.tsx'
import { PageMain } from './ui/document/page-main.tsx'
import { PageProgress } from './ui/feedback/page-progress.tsx'
import { RequestStatus } from './ui/feedback/request-status.tsx'
import { ToastProvider } from './ui/feedback/toast-provider.tsx'
import { VisuallyHidden } from './ui/display/visually-hidden.tsx'
import { ThemeTags } from './ui/theme/theme-link.tsx'
import { FirstScript } from './ui/document/first-script.tsx'
import { useHydrated } from './ui/document/use-hydrated.ts'
import { useViewportClass } from './ui/document/use-viewport-class.ts'
import { useNonce } from './ui/document/nonce.tsx'
import { openVisit } from './visit/visit.server.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
]

export async function loader(args: LoaderFunctionArgs) {
  const { language, market, config, origin } = await openVisit(args)
  const { screen } = args.context
  const t = translate(language, 'common')
  return {
    shopName: t('shop.name'),
    errorTitles: {
      notFound: t('faults.notFound.title'),
      refused: t('faults.refused.title'),
      failed: t('faults.failed.title'),
    },
    imageServer: config.imageServer,
    ...(config.seller?.email && { serviceEmail: config.seller.email }),
    breakpoints: config.breakpoints,
    publicOrigin: origin,
    ...(config.analytics && { analytics: config.analytics }),
    market: market.alias,
    hasServiceWorker: config.hasServiceWorker,
    ...(config.agents !== 'off' && { agents: config.agents }),
    ...(config.measuresVitals && screen && { measuredScreen: screen }),
  }
}

/** The root's data does not change within a document. */
export function shouldRevalidate() {
  return false
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.shopName }] : []

/** The document around every page, failed pages included; so it must render without loader data. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const scope = useUrlScope()
  const viewport = useViewportClass(shell?.breakpoints ?? null)
  const { t } = useTranslation('common')
  const nonce = useNonce()
  useOwnStructuredData()
  return (
    <html lang={scope.language} data-market={shell?.market} data-viewport={viewport}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <link rel="manifest" href={`${href(scope, 'manifest')}?at=${href(scope, 'home')}`} />
        <Meta />
        <Links />
        <ThemeTags />
      </head>
      <body>
        {/* The only font file that every page needs. Not in the head: Chrome would show nothing before it has it. */}
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={outfitBoldLatin}
          crossOrigin="anonymous"
        />
        <ImageServerProvider value={shell?.imageServer ?? ''}>
          <PageProgress label={t('loading')} />
          {shell?.analytics ? <Analytics settings={shell.analytics} /> : null}
          <ToastProvider closeLabel={t('notices.close')}>
            <ServiceEmailProvider value={shell?.serviceEmail ?? null}>
              <AgentScopeProvider value={shell?.agents ?? 'off'}>{children}</AgentScopeProvider>
            </ServiceEmailProvider>
          </ToastProvider>
          <RequestStatus labels={{ loading: t('waiting'), offline: t('offline') }} />
          <PageTitleAnnouncer />
        </ImageServerProvider>
        {nonce === null ? null : (
          <>
            <FirstScript
              nonce={nonce}
              labels={{ oldBrowser: t('oldBrowser'), close: t('notices.close') }}
            />
            <MessagesScript nonce={nonce} />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** Data for search engines is about the first page of a document alone. */
function useOwnStructuredData(): void {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (key === first.current) return
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      script.remove()
  }, [key])
}

/** Announces the title of a new page to screen readers; the browser does so for new documents only. */
function PageTitleAnnouncer() {
  const { pathname } = useLocation()
  const [page, setPage] = useState({ pathname, title: '' })
  useEffect(() => {
    setPage((before) =>
      before.pathname === pathname ? before : { pathname, title: document.title },
    )
  }, [pathname])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{page.title}</span>
    </VisuallyHidden>
  )
}

export default function App() {
  const { hasServiceWorker, measuredScreen } = useLoaderData<typeof loader>()
  useEffect(restoreTypedValues, [])
  const isHydrated = useHydrated()
  useEffect(() => {
    // Ends the speculation rules of the document; from now on the router handles steps in the history.
    if (isHydrated) document.documentElement.dataset.hydrated = ''
  }, [isHydrated])
  useEffect(() => {
    if (hasServiceWorker && import.meta.env.PROD) registerServiceWorker()
  }, [hasServiceWorker])
  useEffect(() => {
    if (!measuredScreen) return
    import('./analytics/report-vitals.ts').then(
      (module) => module.reportVitals(measuredScreen),
      // Without the file nothing is measured.
      () => undefined,
    )
  }, [measuredScreen])
  return <Outlet />
}

/** Errors outside of any page: an unknown language, or the merchant unavailable in the root loader. */
export function ErrorBoundary() {
  return (
    <PageMain>
      <ErrorPage showsPath />
    </PageMain>
  )
}
