import type { PictureFormat } from './picture-address.ts'
import type { PictureSubject, PictureView, SceneSubject } from './picture-subject.ts'

/** One picture to be made: what, how large, in which format. Plain data, so that it can be posted. */
export interface PictureOrder {
  what:
    | { of: 'product'; subject: PictureSubject; view: PictureView }
    | { of: 'scene'; subject: SceneSubject; aspect: number }
  /** Pixels. */
  width: number
  format: PictureFormat
}

/** Raise it when a change of the drawing shows, so that pictures on disk are drawn anew. */
export const drawingVersion = 4
