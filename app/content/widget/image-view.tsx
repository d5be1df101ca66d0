import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'

import { InlineTextView } from '#app/rich-text/rich-text-view.tsx'
import ui from '#app/ui/theme/primitives.module.css'
import { ContentPictureView, sizesIn } from './content-picture-view.tsx'
import styles from './image-view.module.css'
import type { Container, ImageWidget } from './widget.ts'

interface ImageViewProps {
  image: ImageWidget
  layout: Container['layout']
}

/** A picture with text below; the whole is a link if the merchant has set one. */
export function ImageView({ image: { picture, title, text, link }, layout }: ImageViewProps) {
  const content = (
    <>
      <ContentPictureView picture={picture} sizes={sizesIn[layout]} className={ui.cover} />
      {title || text.length > 0 ? (
        <span className={ui.stack1}>
          {title ? <span className={styles.title}>{title}</span> : null}
          {text.length > 0 ? (
            <span>
              <InlineTextView text={text} />
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  )
  if (!link) return <div className={styles.image}>{content}</div>
  return (
    <ContentAnchor link={link} className={styles.image}>
      {content}
    </ContentAnchor>
  )
}
