import { useEffect, useState } from 'react'

import { Button } from '../button/button.tsx'
import styles from './share-link.module.css'
import { TextField } from './text-field.tsx'

interface ShareLinkProps {
  id: string
  link: string
  texts: {
    link: string
    copy: string
    share: string
    copied: string
  }
}

/** A link to be copied or handed to another app; without scripts, a text. */
export function ShareLink({ id, link, texts }: ShareLinkProps) {
  const [canShare, setCanShare] = useState<'share' | 'copy' | null>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) setCanShare('share')
    else if ('clipboard' in navigator) setCanShare('copy')
  }, [])
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
    <>
      <div className={styles.link}>
        <TextField
          id={id}
          label={texts.link}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        {canShare ? (
          <Button kind="secondary" type="button" onClick={() => void send()}>
            {texts[canShare]}
          </Button>
        ) : null}
      </div>
      <p aria-live="polite" className={styles.copied}>
        {isCopied ? texts.copied : ''}
      </p>
    </>
  )
}
