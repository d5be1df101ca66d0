import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../display/icon.tsx'
import { UnbrokenText } from '../display/unbroken-text.tsx'
import styles from './notice.module.css'

const icons = { info: 'info', good: 'check', error: 'warning' } as const satisfies Record<
  string,
  IconName
>

const roles = { info: undefined, good: 'status', error: 'alert' } as const

interface NoticeProps {
  kind?: keyof typeof icons
  /** `alert` for a result that screen readers must announce; default is that of the kind. */
  role?: 'alert' | 'status'
  /** Fills the window's width; its text is aligned with the page. */
  isBand?: boolean
  children: ReactNode
}

/** A message; nothing without children. */
export function Notice(props: NoticeProps) {
  const { kind = 'info', role = roles[kind], isBand = false, children } = props
  if (!children) return null
  const isFocused = role === 'alert'
  const root = classNames(styles.notice, kind === 'error' && styles.error, isBand && styles.band)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- as in `FieldError`
    <div className={root} role={role} tabIndex={isFocused ? -1 : undefined} autoFocus={isFocused}>
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.content}>
        {typeof children === 'string' ? <UnbrokenText text={children} /> : children}
      </div>
    </div>
  )
}
