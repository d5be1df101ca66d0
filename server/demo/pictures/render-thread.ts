import { parentPort } from 'node:worker_threads'
import { makePicture, type PictureJob } from './make-picture.ts'
import { lowerThreadPriority } from './thread-priority.ts'

lowerThreadPriority()

/** Entry of a worker thread: renders one picture after another and posts the files back. */
parentPort?.on('message', (job: PictureJob) => {
  makePicture(job).then(
    (file) => parentPort?.postMessage({ file }),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) }),
  )
})
