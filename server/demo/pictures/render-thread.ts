import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { makePicture } from './make-picture.ts'
import type { PictureRequest } from '#server/merchant/images/picture-source.ts'

// On Linux a thread has its own priority: requests come before rendering. Elsewhere it would change
// the whole process.
if (process.platform === 'linux') setPriority(10)

/** Entry of a worker thread: renders one picture after another and posts the files back. */
parentPort?.on('message', (request: PictureRequest) => {
  makePicture(request).then(
    (file) => parentPort?.postMessage({ file }),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) }),
  )
})
