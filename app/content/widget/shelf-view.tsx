import type { ReactNode } from 'react'

import type { LinkedWords } from '#app/content/link/linked-words.ts'
import type { RichTextNode } from '#app/rich-text/rich-text.ts'
import { InlineTextView } from '#app/rich-text/rich-text-view.tsx'
import { TextLink } from '#app/ui/navigation/text-link.tsx'

import styles from './shelf-view.module.css'

interface ShelfViewProps {
  title: string
  text?: readonly RichTextNode[]
  more?: LinkedWords | null
  children: ReactNode
}

/** Things of one kind under a heading, with a way to all of them. */
export function ShelfView({ title, text = [], more, children }: ShelfViewProps) {
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
            {more.words}
          </TextLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}
