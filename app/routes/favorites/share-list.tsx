import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { sharedListParam, writeSharedList } from '#app/favorites/shared-list.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import styles from './favorites-page.module.css'

interface ShareListProps {
  /** URL of the page of favourites. */
  url: string
  /** In the order in which the list is shown. */
  ids: readonly number[]
}

/** A link to the list as it is now, to be copied or handed to another app; without scripts, a text. */
export function ShareList({ url, ids }: ShareListProps) {
  const { t } = useTranslation('favorites')
  const [canShare, setCanShare] = useState<'share' | 'copy' | null>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) setCanShare('share')
    else if ('clipboard' in navigator) setCanShare('copy')
  }, [])
  const link = `${url}?${sharedListParam}=${writeSharedList(ids)}`
  const send = async () => {
    try {
      if (canShare === 'share') await navigator.share({ url: link })
      else await navigator.clipboard.writeText(link)
      setCopied(canShare === 'copy')
    } catch {
      // The shopper cancelled, or the browser does not allow copying: the text is still shown.
    }
  }
  return (
    <section className={styles.share} aria-labelledby="share-list">
      <h2 id="share-list">{t('share.title')}</h2>
      <p>{t('share.text')}</p>
      <div className={styles.link}>
        <TextField
          id="share-link"
          label={t('share.link')}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        {canShare ? (
          <Button kind="secondary" type="button" onClick={() => void send()}>
            {t(`share.${canShare}`)}
          </Button>
        ) : null}
      </div>
      <p aria-live="polite" className={styles.copied}>
        {isCopied ? t('share.copied') : ''}
      </p>
    </section>
  )
}
