import { InlineTextView } from '#app/rich-text/rich-text-view.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './promises-view.module.css'
import type { ShopPromise } from './widget.ts'

export function PromisesView({ promises }: { promises: readonly ShopPromise[] }) {
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, title, text }, index) => (
        <li key={index} className={classNames(ui.stack2, ui.start, ui.top)}>
          <Icon name={icon} size={32} />
          {title ? <h2>{title}</h2> : null}
          {text.length > 0 ? (
            <p>
              <InlineTextView text={text} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
