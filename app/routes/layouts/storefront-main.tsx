import { Outlet, useMatches } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useImageServer } from '#app/images/image-host.tsx'
import { useStoredPage } from '#app/offline/use-stored-page.ts'
import { PagePrefetch } from '#app/routing/prefetch/page-prefetch.tsx'
import { PageMain } from '#app/ui/document/page-main.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'

import { ImpersonationNotice } from './impersonation-notice.tsx'
import { PageToolsOnDemand } from './page-tools/page-tools-on-demand.tsx'
import { SceneContext } from './scene/scene.tsx'
import type { StorefrontData } from './storefront-data.ts'

const noticeKinds = {
  'wrong-password': 'error',
  'account-deleted': 'good',
  'login-link-used': 'info',
  'login-needed': 'info',
} as const

type StorefrontMainProps = Pick<
  StorefrontData,
  'isSignedIn' | 'spoofedEmail' | 'flash' | 'menus' | 'region'
>

/** The page itself, below what the visitor must know of it. */
export function StorefrontMain({ isSignedIn, flash, ...props }: StorefrontMainProps) {
  const { t } = useTranslation('common')
  const { main, departments } = props.menus
  const scenes = useMemo(
    () =>
      (main ?? departments).flatMap((root) => root.children.flatMap((each) => each.picture ?? [])),
    [main, departments],
  )
  useStoredPage(useImageServer())
  const flashed = useFlashNotice(flash)
  // Another tab may have logged in since.
  const notice = isSignedIn && flashed === 'login-needed' ? null : flashed
  // The customer's own are unavailable.
  const hasPublicPrices = useMatches().some(
    ({ data }) => (data as Partial<PublicPricesData> | undefined)?.hasPublicPrices,
  )
  return (
    <PageMain>
      <PagePrefetch />
      <PageToolsOnDemand region={props.region} />
      <ImpersonationNotice email={props.spoofedEmail} />
      {hasPublicPrices ? (
        <Notice role="status" isBand>
          {t('notices.ordinaryPrices')}
        </Notice>
      ) : null}
      {notice ? (
        <Notice kind={noticeKinds[notice]} role="alert" isBand>
          {t(`notices.${notice}`)}
        </Notice>
      ) : null}
      <SceneContext.Provider value={scenes}>
        <Outlet />
      </SceneContext.Provider>
    </PageMain>
  )
}
