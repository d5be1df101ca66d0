import type { ReactNode } from 'react'

import { InlineTextView, richTextClass } from '#app/rich-text/rich-text-view.tsx'
import { classNames } from '#app/ui/class-names.ts'

import styles from './text-view.module.css'
import type { Rank, TextWidget } from './widget.ts'

export function TextView({ widget }: { widget: TextWidget }) {
  const { title, rank, subtitle, subtitleRank, text, align } = widget
  return (
    <section key={JSON.stringify(text)} className={classNames(richTextClass, styles[align])}>
      {title ? <Ranked rank={rank}>{title}</Ranked> : null}
      {subtitle ? (
        <Ranked rank={subtitleRank} className={styles.subtitle}>
          {subtitle}
        </Ranked>
      ) : null}
      <InlineTextView text={text} />
    </section>
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
