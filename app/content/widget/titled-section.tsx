import type { ReactNode } from 'react'

import type { LabelledLink } from '#app/content/link/labelled-link.ts'
import type { RichTextNode } from '#app/rich-text/rich-text.ts'
import { InlineTextView } from '#app/rich-text/rich-text-view.tsx'
import { TextLink } from '#app/ui/navigation/text-link.tsx'

import styles from './titled-section.module.css'

interface TitledSectionProps {
  title: string
  text?: readonly RichTextNode[]
  more?: LabelledLink | null
  children: ReactNode
}

export function TitledSection({ title, text = [], more, children }: TitledSectionProps) {
  return (
    <section>
      <div className={styles.head}>
        <div>
          {title ? <h2>{title}</h2> : null}
          {text.length > 0 ? (
            <p className={styles.text}>
              <InlineTextView text={text} />
            </p>
          ) : null}
        </div>
        {more ? (
          <TextLink
            to={more.link.kind === 'inside' ? more.link.to : more.link.href}
            reloadDocument={more.link.kind === 'outside'}
          >
            {more.label}
          </TextLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}
