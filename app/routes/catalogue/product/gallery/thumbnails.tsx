import { useEffect, useRef } from 'react'

import { PicturePlaceholder } from '#app/images/picture-placeholder.tsx'
import { Picture } from '#app/images/picture.tsx'

import styles from './thumbnails.module.css'

interface ThumbnailsProps {
  files: readonly string[]
  /** Main colour of the pictures, six hex digits. */
  color: string | undefined
  current: number
  textOf: (index: number) => string
  addressOf: (index: number) => string
  onChoose: (index: number) => void
}

/** Small pictures that lead to the large ones, beside them on wide screens and below them on narrow ones. */
export function Thumbnails({
  files,
  color,
  current,
  textOf,
  addressOf,
  onChoose,
}: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const box = list.current
    const thumbnail = box?.children[current]
    if (!box || !(thumbnail instanceof HTMLElement)) return
    // Not `scrollIntoView`, which would scroll the page as well.
    box.scrollTo({
      left: thumbnail.offsetLeft - (box.clientWidth - thumbnail.offsetWidth) / 2,
      top: thumbnail.offsetTop - (box.clientHeight - thumbnail.offsetHeight) / 2,
    })
  }, [current])
  return (
    <div className={styles.box}>
      <ul className={styles.list} ref={list}>
        {files.map((file, index) => (
          <li key={file}>
            <a
              className={styles.link}
              href={addressOf(index)}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(index)
              }}
            >
              <PicturePlaceholder color={color} />
              <Picture
                type="product"
                file={file}
                alt={textOf(index)}
                sizes="64px"
                widest={200}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
