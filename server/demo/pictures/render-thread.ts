import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { makePicture } from './make-picture.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

// Where priorities belong to threads (Linux) requests go before drawing; elsewhere nothing is asked.
if (process.platform === 'linux') setPriority(10)

/** Entry of a worker thread: makes one picture after another and posts the file back. */
parentPort?.on('message', (request: PictureRequest) => {
  makePicture(request).then(
    (file) => parentPort?.postMessage({ file }),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) }),
  )
})
