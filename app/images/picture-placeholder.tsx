import styles from './picture-placeholder.module.css'

interface PicturePlaceholderProps {
  /** Main colour of the picture, six hex digits without `#`; unknown by default. */
  color?: string | undefined
}

/** The document contains it, so that no frame is empty; an attribute of SVG, because the policy allows no inline styles. */
export function PicturePlaceholder({ color }: PicturePlaceholderProps) {
  return <svg className={styles.placeholder} color={color && `#${color}`} aria-hidden="true" />
}
