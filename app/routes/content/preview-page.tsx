import type { ContentPage } from '#app/content/page/content-page.ts'
import { DraftNotice } from '#app/content/page/draft-notice.tsx'
import { WidgetArea } from '#app/content/area/widget-area.tsx'
import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'

import { ContentPageView } from './content-page-view.tsx'

interface PreviewPageProps {
  page: ContentPage
  breadcrumbs: readonly Breadcrumb[]
}

/** A draft, with a notice that it is one. */
export function PreviewPage({ page, breadcrumbs }: PreviewPageProps) {
  return (
    <>
      <DraftNotice />
      {page.isHeadedByBanner ? (
        <WidgetArea containers={page.containers} isWholePage />
      ) : (
        <ContentPageView page={page} breadcrumbs={breadcrumbs} path={null} />
      )}
    </>
  )
}
