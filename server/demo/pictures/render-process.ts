import { setPriority } from 'node:os'
import { makePicture, type PictureJob } from './make-picture.ts'

// Requests come before the work of this process.
setPriority(10)

/** Ctrl+C in a terminal reaches this process too; it ends when the merchant, which finishes its requests first, has. */
process.on('SIGINT', () => undefined)

/** Entry of a render process: renders one picture after another and sends the files back. */
process.on('message', (job: PictureJob) => {
  makePicture(job).then(
    (file) => process.send?.({ file }),
    (error: unknown) => process.send?.({ fault: String(error) }),
  )
})
