/** What an image shows; hosts crop each type differently. */
export type ImageType = 'product' | 'pagewidget' | 'category' | 'campaign' | 'brand' | 'review'

export interface ImageFile {
  type: ImageType
  file: string
}

/** How an image host forms its URLs. */
export interface ImageScheme {
  /**
   * URL of an image in one width, in pixels.
   * @param imageServer origin or path of the image host, without a trailing slash
   */
  address(imageServer: string, image: ImageFile, width: number): string
  /** Height in pixels of an image in one width; undefined for types that keep their aspect ratio. */
  height(type: ImageType, width: number): number | undefined
}
