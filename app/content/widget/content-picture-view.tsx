import { imageSrcSet } from '#app/images/image-address.ts'
import { useImageServer } from '#app/images/image-host.tsx'
import { Picture } from '#app/images/picture.tsx'

import type { ContentPicture, Container } from './widget.ts'

interface ContentPictureViewProps {
  picture: ContentPicture
  sizes: string
  className?: string
  widest?: number
  priority?: 'first' | 'early' | 'late'
}

/** `sizes` of a picture in each layout, without the margins of the page. */
export const sizesIn: Readonly<Record<Container['layout'], string>> = {
  full: '(min-width: 1440px) 1328px, 92vw',
  half: '(min-width: 1440px) 652px, (min-width: 768px) 45vw, 92vw',
  third: '(min-width: 1440px) 426px, (min-width: 768px) 30vw, 92vw',
  quarter: '(min-width: 1440px) 314px, (min-width: 1024px) 22vw, 45vw',
}

const phoneWidths = [400, 600, 800, 1000]

/** A picture of the merchant, with another file for phones if there is one. */
export function ContentPictureView({ picture, ...rest }: ContentPictureViewProps) {
  const imageServer = useImageServer()
  const { file, fileOnPhones, alt, ratio } = picture
  const image = <Picture type="pagewidget" file={file} alt={alt} ratio={ratio} {...rest} />
  if (!fileOnPhones) return image
  const phoneImage = { type: 'pagewidget', file: fileOnPhones } as const
  const srcSet = imageSrcSet(imageServer, phoneImage, phoneWidths)
  return (
    <picture>
      <source media="(max-width: 47.99rem)" srcSet={srcSet} sizes="100vw" />
      {image}
    </picture>
  )
}
