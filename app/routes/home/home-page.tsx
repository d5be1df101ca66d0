import { DraftNotice } from '#app/content/page/draft-notice.tsx'
import type { StartPage } from '#app/content/start/start-page.ts'
import { WidgetArea } from '#app/content/widget/widget-area.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

/** What the merchant has put together; a page that does not say what it is called is called after the shop. */
export function HomePage({ start }: { start: StartPage }) {
  const { containers, title, isHeadedByBanner, isDraft } = start
  return (
    <>
      {isDraft ? <DraftNotice /> : null}
      {title ? (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      ) : null}
      <WidgetArea containers={containers} isWholePage={isHeadedByBanner} />
    </>
  )
}
