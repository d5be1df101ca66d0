import { Icon } from '#app/ui/display/icon.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './minimal-header.module.css'
import { Wordmark } from './wordmark.tsx'

export function MinimalHeader({ back }: { back: { path: string; label: string } }) {
  return (
    <header className={styles.header}>
      <div className={classNames(ui.width, styles.inner)}>
        <Wordmark />
        <Link className={classNames(ui.notPrinted, ui.plain, styles.back)} to={back.path}>
          <Icon name="arrow-left" size={20} />
          {back.label}
        </Link>
      </div>
    </header>
  )
}
