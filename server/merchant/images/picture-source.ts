import type { PictureSubject, PictureView } from '../vocabulary/appearance.ts'
import type { NamedScene } from '../vocabulary/scene.ts'
import type { ImageFormat } from './image-address.ts'
import type { ListPictures, StartPagePictures } from './list-pictures.ts'

/** Subject, size and format of a picture. Plain data, so that it can be sent to a process. */
export interface PictureRequest {
  what:
    | { of: 'product'; subject: PictureSubject; view: PictureView }
    | ({ of: 'scene' } & NamedScene)
  /** Pixels. */
  width: number
  format: ImageFormat
}

/** Who requests a picture: a visitor, who may cancel the request, or prerendering. */
export interface PictureClient {
  isVisitor: boolean
  signal?: AbortSignal
}

/** The merchant has one plain picture for everything (`plain-pictures.ts`), which its setup can replace. */
export interface PictureSource {
  /** Changes when the same request gives other bytes; part of every entity tag. */
  version: string
  /** The encoded file; `key` is a hash of version and request. Throws when rendering fails, or the client cancels before it. */
  get(request: PictureRequest, key: string, client: PictureClient): Promise<Uint8Array>
  /** Renders pictures before they are requested. Ends when done, or when the signal is aborted. */
  prepare?(options: PrepareOptions): Promise<void>
  close(): Promise<void>
}

export interface PrepareOptions {
  startPagePictures: StartPagePictures
  /** Pictures of the first pages of lists, the most visited lists first. */
  listPictures: Iterable<ListPictures>
  /** Renders the picture of an address, such as `/images/product/400f500/sofa-1.jpg`. */
  make(path: string, format: ImageFormat): Promise<void>
  msSinceLastRequest(): number
  signal: AbortSignal
  report: (error: unknown) => void
}
