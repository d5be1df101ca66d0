import type { PictureSubject, PictureView } from '../vocabulary/appearance.ts'
import type { NamedScene } from '../vocabulary/scene.ts'
import type { ImageFormat } from './image-address.ts'
import type { StartPagePictures } from './start-page-pictures.ts'

/** A picture: subject, size and format. Plain data, so that it can be posted to a thread. */
export interface PictureRequest {
  what:
    { of: 'product'; subject: PictureSubject; view: PictureView } | ({ of: 'scene' } & NamedScene)
  /** Pixels. */
  width: number
  format: ImageFormat
}

/** Who requests a picture: a visitor, who may leave, or prerendering. */
export interface PictureReader {
  isVisitor: boolean
  signal?: AbortSignal
}

/**
 * Source of the merchant's pictures. The merchant itself has one plain picture for everything
 * (`plain-pictures.ts`); a setup may bring better ones.
 */
export interface PictureSource {
  /** Changes when the same request gives other bytes; part of every entity tag. */
  version: string
  /**
   * The encoded file.
   *
   * @param key hash of version and request
   * @throws when it cannot be made, or when the reader left before it was begun
   */
  get(request: PictureRequest, key: string, reader: PictureReader): Promise<Uint8Array>
  /** Makes pictures before they are requested. Ends when done, or when the signal is aborted. */
  prepare?(options: PrepareOptions): Promise<void>
  close(): Promise<void>
}

export interface PrepareOptions {
  /** Pictures of the start page. */
  startPagePictures: StartPagePictures
  /** Makes the picture of an address, such as `/images/product/400f500/sofa-1.jpg`. */
  make(path: string, format: ImageFormat): Promise<void>
  /** Milliseconds since the last request. */
  quietFor(): number
  signal: AbortSignal
  report: (error: unknown) => void
}
