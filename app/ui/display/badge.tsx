import type { ReactNode } from 'react'

import styles from './badge.module.css'
import { classNames } from '../class-names.ts'

interface BadgeProps {
  kind?: 'plain' | 'accent' | 'reduction' | 'tint'
  className?: string | undefined
  children: ReactNode
}

export function Badge({ kind = 'plain', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[kind], className)}>{children}</span>
}
