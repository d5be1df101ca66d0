import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/display/icon.tsx'

import { Picture } from './picture.tsx'
import styles from './product-thumbnail.module.css'

interface ProductThumbnailProps {
  /** Null for a product without a picture. */
  file: string | null | undefined
  /** Width of the frame, as in `<img sizes>`; the frame gets it from `className` or its grid. */
  sizes: string
  widest: 200 | 300 | 800
  priority?: 'early' | 'late'
  className?: string
}

export function ProductThumbnail({ file, className, ...picture }: ProductThumbnailProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      {file ? (
        <Picture type="product" file={file} alt="" {...picture} />
      ) : (
        <Icon name="sofa" size={24} />
      )}
    </span>
  )
}
