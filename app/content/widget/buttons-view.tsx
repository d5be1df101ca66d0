import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import type { LabelledLink } from '#app/content/link/labelled-link.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import ui from '#app/ui/theme/primitives.module.css'

/** Links as buttons; the first is the primary one. */
export function ButtonsView({ buttons }: { buttons: readonly LabelledLink[] }) {
  return (
    <div className={ui.wrap3}>
      {buttons.map(({ label: text, link }, index) => (
        <ContentAnchor
          key={text}
          link={link}
          className={buttonClass({ kind: index === 0 ? 'primary' : 'secondary' })}
        >
          {text}
        </ContentAnchor>
      ))}
    </div>
  )
}
