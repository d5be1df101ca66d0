import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { CookieSettingsLink } from '#app/consent/cookie-settings-link.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { screenOfRoute } from '#app/routing/screen-of-route.ts'
import { PageMain } from '#app/ui/document/page-main.tsx'
import { SkipLink } from '#app/ui/navigation/skip-link.tsx'
import { customerData } from '#app/visit/customer-data.server.ts'
import { orderedCart } from '#app/visit/use-tab-channel.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { CustomerProvider } from './customer-provider.tsx'
import { MinimalHeader } from './header/minimal-header.tsx'
import { ImpersonationNotice } from './impersonation-notice.tsx'
import styles from './minimal.module.css'

export async function loader(args: LoaderFunctionArgs) {
  return customerData(await openVisit(args))
}

/** No reload of data after a request without a response: the network is down. */
export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

export default function MinimalLayout() {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const customer = useLoaderData<typeof loader>()
  const isDone = useMatches().some(({ id }) => screenOfRoute(id) === 'checkoutConfirm')
  return (
    // The order has emptied the cart, which other tabs may still show, with a form to pay it.
    <CustomerProvider {...customer} cartTabState={isDone ? orderedCart : undefined}>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <MinimalHeader
        back={
          isDone
            ? { path: href(scope, 'home'), label: t('header.backToShop') }
            : { path: href(scope, 'cart'), label: t('header.backToCart') }
        }
      />
      <PageMain>
        <ImpersonationNotice email={customer.spoofedEmail} />
        <Outlet />
      </PageMain>
      <footer className={classNames(ui.notPrinted, ui.width, styles.footer)}>
        <CookieSettingsLink />
      </footer>
    </CustomerProvider>
  )
}
