import type { ContentPage } from '#app/content/page/content-page.ts'
import { DraftNotice } from '#app/content/page/draft-notice.tsx'
import { WidgetArea } from '#app/content/widget/widget-area.tsx'

import styles from './content-page-view.module.css'

/** A draft as it will look, and a word that it is one. */
export function PreviewPage({ page }: { page: ContentPage }) {
  return (
    <>
      <DraftNotice />
      <div className={styles.main}>
        {page.title ? <h1 className={styles.title}>{page.title}</h1> : null}
        <WidgetArea containers={page.containers} isWholePage={page.isHeadedByBanner} />
      </div>
    </>
  )
}
