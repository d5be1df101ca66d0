/**
 * `npm run reviews`: lists reviews that wait, `-- pictures FOLDER` writes their pictures, `-- approve 3 4` and `--
 * reject 5` decide, also again. The shop may be running. Exit codes: 1 for an unknown review or a file that cannot be
 * written, 2 for arguments or no shop.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, runCommand } from '../../run-command.ts'
import { openDatabase, type Database } from '../../store/database.ts'
import {
  createReviewStore,
  type PostedReview,
  type ReviewStatus,
  type ReviewStore,
} from './review.store.ts'

const decisions: Readonly<Record<string, ReviewStatus>> = {
  approve: 'approved',
  reject: 'rejected',
}
const usage = `Usage: npm run reviews                      lists what waits
       npm run reviews -- pictures FOLDER  writes their pictures into a folder, by id and number
       npm run reviews -- approve ID...    shows reviews in the shop
       npm run reviews -- reject ID...     keeps them out of it`

/** Control characters, which a terminal would execute, separators of lines and invisible formatting, such as U+202E. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

await runCommand('Not done', ([command = 'list', ...typed], dataDirectory) => {
  const decision = decisions[command]
  const ids = typed.map(Number)
  const folder = command === 'pictures' && typed.length === 1 ? typed[0] : undefined
  const isDecision = decision && ids.length > 0 && ids.every(Number.isSafeInteger)
  const isList = command === 'list' && typed.length === 0
  if (!isList && !folder && !isDecision) return fail(usage)
  const path = join(dataDirectory, 'shop.db')
  const db = existsSync(path) ? openDatabase(path) : null
  try {
    if (!db || !hasReviewTable(db))
      return fail(
        `There is no shop of this version in ${dataDirectory}: start it once, then moderate.`,
      )
    const reviews = createReviewStore(db)
    if (decision) return moderate(reviews, ids, decision)
    const pending = reviews.withStatus('pending')
    if (folder) writePictures(reviews, pending, folder)
    else console.log(pending.length > 0 ? pending.map(reviewText).join('\n\n') : 'Nothing waits.')
    return 0
  } finally {
    db?.close()
  }
})

function moderate(reviews: ReviewStore, ids: readonly number[], decision: ReviewStatus): number {
  const unknown = ids.filter((id) => !reviews.moderate(id, decision))
  unknown.forEach((id) => console.error(`There is no review ${id}.`))
  return unknown.length > 0 ? 1 : 0
}

function writePictures(reviews: ReviewStore, pending: readonly PostedReview[], folder: string) {
  mkdirSync(folder, { recursive: true })
  for (const { id } of pending)
    reviews.picturesOf(id).forEach((picture, at) => {
      const file = join(folder, `${id}-${at + 1}.jpg`)
      writeFileSync(file, picture)
      console.log(file)
    })
}

function hasReviewTable(db: Database): boolean {
  return Boolean(db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'review'").get())
}

/** A review as two lines: its texts cannot add others, or turn the direction of a line. */
function reviewText(review: PostedReview): string {
  const day = new Date(review.postedAtMs).toISOString().slice(0, 10)
  const { id, productExternalId, rating, language, pictures } = review
  const added = pictures.length > 0 ? `  pictures: ${pictures.length}` : ''
  const [author, comment] = [review.author, review.comment].map((it) =>
    it.replace(unprintable, ' '),
  )
  return `${id}  ${'★'.repeat(rating)}  ${productExternalId}  ${day}  ${language}${added}  ${author}\n    ${comment}`
}
