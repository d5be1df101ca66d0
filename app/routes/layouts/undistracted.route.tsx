import { Outlet, useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { screenOf } from '#app/routing/screen-of.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { useTabChannel } from '#app/visit/use-tab-channel.ts'

import { QuietHeader } from './quiet-header.tsx'

/** Frame of the checkout: a name, a way back, and nothing else that asks for attention. */
export default function UndistractedLayout() {
  const { t } = useTranslation('common')
  const place = usePlace()
  useTabChannel({ state: null, renewInSeconds: null })
  const isDone = useMatches().some(({ id }) => screenOf(id) === 'checkoutConfirm')
  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <QuietHeader
        homePath={href(place, 'home')}
        name={t('shop.name')}
        back={
          isDone
            ? { path: href(place, 'home'), label: t('header.backToShop') }
            : { path: href(place, 'cart'), label: t('header.backToCart') }
        }
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
