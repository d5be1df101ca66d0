import { useFetcher, useLocation, useNavigate } from '@remix-run/react'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/paths/same-path.ts'
import { PagePanel } from '#app/ui/overlay/page-panel.tsx'
import { useComponentOnDemand } from '#app/ui/overlay/use-component-on-demand.ts'
import { usePagePanel } from '#app/ui/overlay/use-page-panel.ts'

import { LanguageOffer } from './language/language-offer.tsx'
import { RegionPanelControl } from './region-panel-control.ts'
import { regionPath } from './region-path.ts'
import type { regionData } from './region.server.ts'
import type { RegionsShown } from './region.ts'
import { useMarketRedirect } from './use-market-redirect.ts'

const importList = () => import('./region-list.tsx').then(({ RegionList }) => RegionList)

type RegionPanelProviderProps = Omit<ReturnType<typeof regionData>, 'region'> & {
  children: ReactNode
}

/** A panel with the region page's data; the page if its code cannot be loaded. Offers the visitor's language. */
export function RegionPanelProvider({ children, ...data }: RegionPanelProviderProps) {
  useMarketRedirect(data.chosenElsewhere)
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const { pathname, search } = useLocation()
  const { data: regions, load } = useFetcher<RegionsShown>()
  const navigate = useNavigate()
  const { Component: RegionList, load: loadList } = useComponentOnDemand(importList)
  const panel = usePagePanel()
  const { open: show } = panel
  const path = regionPath(scope, pathname + search)
  const open = useCallback(() => {
    load(path)
    loadList().catch(() => navigate(path))
    show()
  }, [load, loadList, path, navigate, show])
  return (
    <RegionPanelControl.Provider value={isSamePath(pathname, href(scope, 'region')) ? null : open}>
      {children}
      <LanguageOffer languages={data.languages} />
      <PagePanel panel={panel} title={t('region.title')} closeLabel={t('notices.close')}>
        {regions && RegionList ? (
          <RegionList groups={regions.groups} cartId={regions.cartId} />
        ) : null}
      </PagePanel>
    </RegionPanelControl.Provider>
  )
}
