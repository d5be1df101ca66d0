import { imageAddress, imageSrcSet, type ImageType } from './image-address.ts'
import { useImageServer } from './image-host.tsx'

/** A few of the widths that an image server offers: each one adds bytes to every card. */
const productWidths = [200, 300, 400, 600, 800, 1200, 1600, 2000]
const sceneWidths = [400, 600, 800, 1000, 1500, 2000, 3000]

interface PictureProps {
  /** Products are 4:5; all other types keep their aspect ratio. */
  type: ImageType
  file: string
  /** Empty for a picture with its text beside it. */
  alt: string
  sizes: string
  /** Aspect ratio, to reserve the space while the picture loads. */
  ratio?: readonly [number, number]
  /** Largest width that is ever shown; smaller numbers mean shorter HTML. */
  widest?: number
  /** Smallest width in `srcSet`, for a picture that only wide windows show. */
  narrowest?: number
  /** `first`: the largest element of the first screen. `early`: on the first screen. */
  priority?: 'first' | 'early' | 'late'
  className?: string
}

/** A picture in all the widths that it may need; the server chooses AVIF, WebP or JPEG. */
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
      // React 18 passes the attribute on only in lower case.
      {...(priority === 'first' ? { fetchpriority: 'high' } : {})}
    />
  )
}
