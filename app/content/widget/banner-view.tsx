import { useTranslation } from 'react-i18next'

import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { InlineTextView } from '#app/rich-text/rich-text-view.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/navigation/text-link.tsx'

import styles from './banner-view.module.css'
import { ContentPictureView } from './content-picture-view.tsx'
import type { BannerWidget } from './widget.ts'

interface BannerViewProps {
  banner: BannerWidget
  /** The picture fills the window's width; on wide screens the text is beside it. */
  isHero: boolean
  isFirst: boolean
  /** Whether its title is the page's `h1`. */
  isHeading: boolean
}

/** Without a button the title, or else the picture, is the link, and a press anywhere on the banner follows it. */
export function BannerView({ banner, isHero, isFirst, isHeading }: BannerViewProps) {
  const { t } = useTranslation('content')
  const { picture, title, text, action, link, video, isOnPicture, align, isLight } = banner
  const Heading = isHeading ? 'h1' : 'h2'
  const isWhole = link !== null && !action
  const sizes = isHero && !isOnPicture ? '(min-width: 1024px) 62vw, 100vw' : '100vw'
  const image = picture ? (
    <ContentPictureView
      picture={picture}
      sizes={sizes}
      widest={2000}
      priority={isFirst ? 'first' : 'late'}
      className={styles.picture}
    />
  ) : null
  return (
    <div
      className={classNames(
        styles.banner,
        isOnPicture ? styles.onPicture : isHero && (picture ? styles.hero : styles.wide),
        isLight && picture !== null && styles.light,
        styles[align],
      )}
    >
      {image && isWhole && !title ? <ContentAnchor link={link}>{image}</ContentAnchor> : image}
      {title || text.length > 0 || (link && action) || video ? (
        <div className={styles.content}>
          {title ? (
            <Heading>
              {isWhole ? (
                <ContentAnchor link={link} className={styles.whole}>
                  {title}
                </ContentAnchor>
              ) : (
                title
              )}
            </Heading>
          ) : null}
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
          {video ? (
            <TextLink to={video.address} target="_blank" rel="noopener noreferrer">
              {t('video.watch', { provider: video.provider })}
            </TextLink>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
