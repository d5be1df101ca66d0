import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { requirePreview } from '#app/account/login/guards.server.ts'
import { findPreview } from '#app/content/page/page.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { DraftNotice } from '#app/content/page/draft-notice.tsx'
import { WidgetArea } from '#app/content/area/widget-area.tsx'

import { breadcrumbsOf } from './breadcrumbs.server.ts'
import { ContentPageView } from './content-page-view.tsx'

/** Preview of a draft for visitors with a token; the response is not cached. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requirePreview(args)
  const draft = await findPreview(visit)
  if (!draft) throw notFound()
  const { page, meta } = draft
  const breadcrumbs = breadcrumbsOf(visit, meta.title)
  return { page, breadcrumbs, head: screenHead(visit, 'previewWidgets', meta) }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function PreviewPage() {
  const { page, breadcrumbs } = useLoaderData<typeof loader>()
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
