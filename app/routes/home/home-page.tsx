import { DraftNotice } from '#app/content/page/draft-notice.tsx'
import type { StartPage } from '#app/content/start/start-page.ts'
import { WidgetArea } from '#app/content/area/widget-area.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

/** The start page; without a heading of its own it gets a hidden one with the shop's title. */
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
