import styles from './picture-placeholder.module.css'

interface PicturePlaceholderProps {
  /** Main colour of the picture, six hex digits without `#`; unknown by default. */
  color?: string | undefined
}

/**
 * A blurred shape in the picture's colour while it loads. In the document, so that no frame is empty; an attribute of
 * SVG, because the content security policy allows no inline styles.
 */
export function PicturePlaceholder({ color }: PicturePlaceholderProps) {
  return <svg className={styles.placeholder} color={color && `#${color}`} aria-hidden="true" />
}
