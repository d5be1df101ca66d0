import { classNames } from '#app/ui/class-names.ts'

import { Picture } from './picture.tsx'
import styles from './product-thumbnail.module.css'

interface ProductThumbnailProps {
  /** Null for a product without a picture, which leaves an empty frame. */
  file: string | null
  /** Width of the frame, as in `<img sizes>`; the frame gets it from `className` or its grid. */
  sizes: string
  widest: 200 | 300
  className?: string
}

export function ProductThumbnail({ file, sizes, widest, className }: ProductThumbnailProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      {file ? <Picture type="product" file={file} alt="" sizes={sizes} widest={widest} /> : null}
    </span>
  )
}
