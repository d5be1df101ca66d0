import styles from './picture-stand-in.module.css'

interface PictureStandInProps {
  /** Main colour of the picture, six hex digits without `#`; unknown by default. */
  color?: string | undefined
}

/**
 * A blurred shape behind a picture that has not loaded yet, in the colour of what the picture shows. A part of the
 * document, so that no frame is empty; a fill attribute, because the content security policy allows
 * no inline styles.
 */
export function PictureStandIn({ color }: PictureStandInProps) {
  return (
    <svg className={styles.standIn} viewBox="0 0 40 50" aria-hidden="true">
      <rect
        x="6"
        y="20"
        width="28"
        height="15"
        rx="4"
        fill={color ? `#${color}` : 'currentColor'}
      />
    </svg>
  )
}
