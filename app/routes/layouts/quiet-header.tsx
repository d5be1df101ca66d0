import { Link } from '@remix-run/react'

import { Icon } from '#app/ui/display/icon.tsx'

import styles from './quiet-header.module.css'
import { Wordmark } from './wordmark.tsx'

interface QuietHeaderProps {
  homePath: string
  name: string
  back: { path: string; label: string }
}

/** Head of screens that want no distraction: the name, and the way back. */
export function QuietHeader({ homePath, name, back }: QuietHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Wordmark to={homePath} name={name} />
        <Link className={styles.back} to={back.path}>
          <Icon name="arrow-left" size={20} />
          {back.label}
        </Link>
      </div>
    </header>
  )
}
