import { imageAddress, imageSrcSet, type ImageType } from './image-address.ts'
import { useImageServer } from './image-host.tsx'
import { pictureWidths } from './picture-widths.ts'

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
  widest,
  narrowest,
  priority = 'late',
  className,
}: PictureProps) {
  const imageServer = useImageServer()
  const image = { type, file }
  return (
    <img
      className={className}
      src={imageAddress(imageServer, image, 400)}
      srcSet={imageSrcSet(imageServer, image, pictureWidths(type, { narrowest, widest }))}
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
