import type { ReactNode } from 'react'

import { RichTextView } from '#app/rich-text/rich-text-view.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './text-view.module.css'
import type { Rank, TextWidget } from './widget.ts'

export function TextView({ widget }: { widget: TextWidget }) {
  const { title, rank, subtitle, subtitleRank, text, align } = widget
  return (
    <div className={classNames(ui.stack3, styles[align])}>
      {title ? <Ranked rank={rank}>{title}</Ranked> : null}
      {subtitle ? (
        <Ranked rank={subtitleRank} className={styles.subtitle}>
          {subtitle}
        </Ranked>
      ) : null}
      <RichTextView text={text} />
    </div>
  )
}

interface RankedProps {
  rank: Rank
  className?: string
  children: ReactNode
}

function Ranked({ rank, className, children }: RankedProps) {
  const Tag = rank === null ? 'p' : (`h${rank}` as const)
  return <Tag className={className}>{children}</Tag>
}
