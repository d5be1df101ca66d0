import { useTranslation } from 'react-i18next'

import type { ContentPage } from '#app/content/page/content-page.ts'
import { WidgetArea } from '#app/content/area/widget-area.tsx'
import { Breadcrumbs, type Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './content-page-view.module.css'
import { LegalNotes, type LegalNotesProps } from './legal-notes.tsx'
import { SideMenu } from './side-menu.tsx'

interface ContentPageViewProps {
  page: ContentPage
  breadcrumbs: readonly Breadcrumb[]
  /** Path of the page; null for a draft without one. */
  path: string | null
  /** What the shop adds by law; null for most pages, and for a draft. */
  legal?: LegalNotesProps | null
}

/** A content page of the merchant; an information page has a menu of its siblings beside it. */
export function ContentPageView({ page, breadcrumbs, path, legal }: ContentPageViewProps) {
  const { t } = useTranslation('catalogue')
  const { title, isHeadedByBanner, containers, menu } = page
  const isNarrow = !menu && containers[0]?.design === 'narrow'
  return (
    <div className={styles.page}>
      <div className={ui.width}>
        <Breadcrumbs label={t('list.breadcrumbs')} steps={breadcrumbs} />
      </div>
      <div className={menu ? classNames(ui.width, styles.columns) : undefined}>
        {menu ? <SideMenu menu={menu} path={path} /> : null}
        <div className={classNames(ui.stack6, styles.main)}>
          {title ? (
            <div className={classNames(ui.width, styles.title, isNarrow && styles.narrow)}>
              <h1>{title}</h1>
            </div>
          ) : null}
          <WidgetArea
            containers={containers}
            isColumn={menu !== null}
            isWholePage={isHeadedByBanner}
          >
            {legal ? <LegalNotes {...legal} /> : null}
          </WidgetArea>
        </div>
      </div>
    </div>
  )
}
