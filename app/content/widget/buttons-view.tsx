import { ContentAnchor } from '#app/content/link/content-anchor.tsx'
import { buttonLook } from '#app/ui/button-look.ts'

import styles from './buttons-view.module.css'
import type { LinkedWords } from './widget.ts'

/** Ways on, the first of them the one that is meant. */
export function ButtonsView({ buttons }: { buttons: readonly LinkedWords[] }) {
  return (
    <div className={styles.buttons}>
      {buttons.map(({ words, link }, place) => (
        <ContentAnchor
          key={words}
          link={link}
          className={buttonLook({ kind: place === 0 ? 'primary' : 'secondary' })}
        >
          {words}
        </ContentAnchor>
      ))}
    </div>
  )
}
