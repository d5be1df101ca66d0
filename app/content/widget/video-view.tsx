import { useTranslation } from 'react-i18next'

import { TextLink } from '#app/ui/navigation/text-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { ContentPictureView, sizesIn } from './content-picture-view.tsx'
import styles from './video-view.module.css'
import type { VideoWidget } from './widget.ts'

/** A still picture with a link to the video's site, from which nothing is loaded here. */
export function VideoView({ video: { title, provider, address, poster } }: { video: VideoWidget }) {
  const { t } = useTranslation('content')
  return (
    <figure className={classNames(ui.stack3, ui.start)}>
      {poster ? (
        <ContentPictureView
          picture={poster}
          sizes={sizesIn.full}
          className={classNames(ui.cover, styles.poster)}
        />
      ) : null}
      <figcaption className={classNames(ui.stack3, ui.start)}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <TextLink to={address} target="_blank" rel="noopener noreferrer">
          {t('video.watch', { provider })}
        </TextLink>
      </figcaption>
    </figure>
  )
}
