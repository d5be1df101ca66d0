import { imageAddress, imageSrcSet, type ImageType } from './image-address.ts'
import { useImageServer } from './image-host.tsx'

/** Widths asked for, a few of the many that an image server offers: each costs bytes in every card. */
const productWidths = [200, 300, 400, 600, 800, 1200, 1600, 2000]
const sceneWidths = [400, 600, 800, 1000, 1500, 2000, 3000]

interface PictureProps {
  /** Products are 4:5, all other types keep their own shape. */
  type: ImageType
  file: string
  /** Empty for a picture whose words stand beside it. */
  alt: string
  sizes: string
  /** Aspect ratio of a scene, to reserve its space while it loads. */
  ratio?: readonly [number, number]
  /** Largest width that is ever shown; smaller numbers mean shorter HTML. */
  widest?: number
  /** Smallest width worth a line, for a picture that only wide windows show. */
  narrowest?: number
  /** `first`: the largest thing on the first screen. `early`: on the first screen. */
  priority?: 'first' | 'early' | 'late'
  className?: string
}

/** A picture in all the widths that its place may need; AVIF, WebP or JPEG is the server's choice. */
export function Picture({
  type,
  file,
  alt,
  sizes,
  ratio = [4, 5],
  widest = 1600,
  narrowest = 0,
  priority = 'late',
  className,
}: PictureProps) {
  const imageServer = useImageServer()
  const image = { type, file }
  const widths = (type === 'product' ? productWidths : sceneWidths).filter(
    (width) => width >= narrowest && width <= widest,
  )
  return (
    <img
      className={className}
      src={imageAddress(imageServer, image, 400)}
      srcSet={imageSrcSet(imageServer, image, widths)}
      sizes={sizes}
      width={ratio[0] * 100}
      height={ratio[1] * 100}
      alt={alt}
      loading={priority === 'late' ? 'lazy' : 'eager'}
      decoding={priority === 'first' ? 'sync' : 'async'}
      // React 18 knows the attribute only in lower case.
      {...(priority === 'first' ? { fetchpriority: 'high' } : {})}
    />
  )
}
