import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { InlineTextView } from '#app/rich-text/rich-text-view.tsx'
import { classNames } from '#app/ui/class-names.ts'

import styles from './banner-view.module.css'
import { ContentPictureView } from './content-picture-view.tsx'
import type { BannerWidget } from './widget.ts'

interface BannerViewProps {
  banner: BannerWidget
  /** As wide as the window; the text stands beside the picture on wide screens. */
  isHero: boolean
  /** Whether it is the first widget of the page. */
  isFirst: boolean
  /** Whether its title is the page's `h1`. */
  isHeading: boolean
}

/** A picture with a title, a text and a button. */
export function BannerView({ banner, isHero, isFirst, isHeading }: BannerViewProps) {
  const { picture, title, text, action, link, isOnPicture, align, isLight } = banner
  const Heading = isHeading ? 'h1' : 'h2'
  const sizes = isHero && !isOnPicture ? '(min-width: 1024px) 62vw, 100vw' : '100vw'
  return (
    <div
      className={classNames(
        styles.banner,
        isOnPicture ? styles.onPicture : isHero && styles.hero,
        isLight && styles.light,
        styles[align],
      )}
    >
      <ContentPictureView
        picture={picture}
        sizes={sizes}
        widest={2000}
        priority={isFirst ? 'first' : 'late'}
        className={styles.picture}
      />
      <div className={styles.content}>
        {title ? <Heading>{title}</Heading> : null}
        {text.length > 0 ? (
          <p>
            <InlineTextView text={text} />
          </p>
        ) : null}
        {link && action ? (
          <ContentAnchor link={link} className={buttonClass({ size: 'large' })}>
            {action}
          </ContentAnchor>
        ) : null}
      </div>
    </div>
  )
}
