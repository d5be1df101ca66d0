/** The width of a picture in the gallery, as in `sizes` of an image. */
export const galleryPictureSizes =
  '(min-width: 1920px) 740px, (min-width: 1024px) 47vw, (min-width: 768px) 43vw, 88vw'
