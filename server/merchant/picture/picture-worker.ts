import { parentPort } from 'node:worker_threads'
import { makePicture } from './make-picture.ts'
import type { PictureOrder } from './picture-order.ts'

/** Entry of a worker thread: makes one picture after another and posts the file back. */
parentPort?.on('message', (order: PictureOrder) => {
  makePicture(order).then(
    (file) => parentPort?.postMessage({ file }),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) }),
  )
})
