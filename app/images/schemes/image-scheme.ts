/** What an image shows; hosts keep each type in its own shapes. */
export type ImageType = 'product' | 'pagewidget' | 'category' | 'campaign' | 'brand'

export interface ImageFile {
  type: ImageType
  file: string
}

/** How an image host forms its addresses. */
export interface ImageScheme {
  /**
   * Address of an image in one width, in pixels.
   * @param imageServer origin or path of the image host, without a trailing slash
   */
  address(imageServer: string, image: ImageFile, width: number): string
  /** Height in pixels of an image in one width; undefined for types that keep their own shape. */
  height(type: ImageType, width: number): number | undefined
}
