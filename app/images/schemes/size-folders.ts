import type { ImageScheme } from './image-scheme.ts'

/**
 * The scheme of the specification: `{imageServer}/{type}/{folder}/{encodeURIComponent(fileName)}`.
 * Product images are cropped to 4:5 (`400f500`); all other types keep their aspect ratio (`800w`).
 */
export const scheme: ImageScheme = {
  address(imageServer, { type, file }, width) {
    const height = this.height(type, width)
    const folder = height === undefined ? `${width}w` : `${width}f${height}`
    return `${imageServer}/${type}/${folder}/${encodeURIComponent(file)}`
  },
  height: (type, width) => (type === 'product' ? (width * 5) / 4 : undefined),
}
