import { useFetcher, useLocation } from '@remix-run/react'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/same-path.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

import { RegionList } from './region-list.tsx'
import { RegionPanelControl } from './region-panel-control.ts'
import styles from './region-panel.module.css'
import { regionPath } from './region-path.ts'
import type { RegionGroup } from './region.ts'

/**
 * Gives the parts inside a way to choose country and language without leaving the page. The panel asks
 * the choice's own screen for what it shows, and goes when another page comes.
 */
export function RegionPanelProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const place = usePlace()
  const { pathname, search } = useLocation()
  const { data, load } = useFetcher<{ groups: RegionGroup[] }>()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const path = regionPath(place, pathname + search)
  const open = useCallback(() => {
    load(path)
    setOpenOn(pathname)
    // Once opened it stays in the page, so that the platform can hand the focus back.
    setOpened(true)
  }, [load, path, pathname])
  const close = useCallback(() => setOpenOn(null), [])
  const coming = (
    <div className={styles.coming}>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  )
  return (
    <RegionPanelControl.Provider value={isSamePath(pathname, href(place, 'region')) ? null : open}>
      {children}
      {wasOpened ? (
        <Dialog
          title={t('region.title')}
          closeLabel={t('notices.close')}
          isOpen={openOn === pathname}
          onClose={close}
          shape="drawer"
        >
          {data ? (
            <Suspense fallback={coming}>
              <RegionList groups={data.groups} />
            </Suspense>
          ) : (
            coming
          )}
        </Dialog>
      ) : null}
    </RegionPanelControl.Provider>
  )
}
