/** Reviews are in the shop's own database, so that a new catalogue keeps them, by external id, which does not change. */
import type { LanguageCode } from '../../channel/markets.ts'
import { transaction, type Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
import { reviewPictureWidths } from '../../vocabulary/review-picture.ts'
import type { ReviewPicture } from './review-picture.ts'

/** A review is deleted with the account of its author. */
export const reviewTables = `
CREATE TABLE review (
  id INTEGER PRIMARY KEY,
  product_external_id TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  author TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment TEXT NOT NULL,
  language TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  posted_at INTEGER NOT NULL,
  UNIQUE (product_external_id, customer_id)
) STRICT;
CREATE INDEX review_customer ON review (customer_id);
CREATE INDEX review_status ON review (status, id);
`

/** Pictures are part of the database, so that they are backed up, and deleted with their review. */
export const reviewPictureTables = `
CREATE TABLE review_picture (
  review_id INTEGER NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  small BLOB NOT NULL,
  large BLOB NOT NULL,
  PRIMARY KEY (review_id, position)
) STRICT;
CREATE INDEX review_picture_name ON review_picture (name);
`

interface NewReview {
  productExternalId: string
  customerId: number
  author: string
  rating: number
  comment: string
  language: LanguageCode
  postedAtMs: number
}

export type ReviewStatus = 'pending' | 'approved' | 'rejected'

export interface PostedReview extends NewReview {
  id: number
  status: ReviewStatus
  /** File names of its pictures. */
  pictures: string[]
}

export type ReviewStore = ReturnType<typeof createReviewStore>

/** libsql returns some blobs as buffers, others as their memory. */
type StoredPicture = Record<'small' | 'large', Uint8Array | ArrayBuffer>

const reviews = table<PostedReview>(
  'review',
  { pictures: 'json' },
  {
    pictures: `(SELECT json_group_array(name || '.jpg') FROM
      (SELECT name FROM review_picture WHERE review_id = review.id ORDER BY position))`,
  },
)

const ofProducts = `product_external_id IN (SELECT value FROM json_each(?)) AND status = 'approved'`

export function createReviewStore(db: Database) {
  const removePictures = db.prepare('DELETE FROM review_picture WHERE review_id = ?')
  const addPicture = db.prepare('INSERT INTO review_picture VALUES (?, ?, ?, ?, ?)')
  const picture = db.prepare(`SELECT small, large FROM review_picture
    JOIN review ON review.id = review_id WHERE name = ? AND status = 'approved'`)
  const picturesOf = db.prepare(
    'SELECT large FROM review_picture WHERE review_id = ? ORDER BY position',
  )
  const sums = db.prepare(
    `SELECT COALESCE(SUM(rating), 0) AS sum, COUNT(*) AS count FROM review WHERE ${ofProducts}`,
  )

  return {
    /** One of a customer for a product: another one replaces it and is moderated again; the same one changes nothing. */
    post(review: NewReview, pictures: readonly ReviewPicture[] = []): void {
      transaction(db, () => {
        reviews.insert(
          db,
          review,
          `ON CONFLICT (product_external_id, customer_id) DO UPDATE SET author = excluded.author,
             rating = excluded.rating, comment = excluded.comment, language = excluded.language,
             posted_at = excluded.posted_at, status = 'pending'
           WHERE author <> excluded.author OR rating <> excluded.rating OR comment <> excluded.comment`,
        )
        const { productExternalId, customerId, postedAtMs } = review
        const { id, pictures: stored } = reviews.find(db, { productExternalId, customerId })!
        if (stored.join() === pictures.map(({ name }) => `${name}.jpg`).join()) return
        removePictures.run(id)
        pictures.forEach(({ name, small, large }, position) =>
          addPicture.run(id, position, name, small, large),
        )
        reviews.update(db, { postedAtMs, status: 'pending' }, { id })
      })
    },
    /** A picture of an approved review, by its name and the width of its address. */
    approvedPicture(name: string, width: number): Uint8Array | null {
      const found = picture.get(name) as StoredPicture | undefined
      const size = width === reviewPictureWidths.small ? 'small' : 'large'
      return found ? new Uint8Array(found[size]) : null
    },
    /** The pictures of one review, whatever its status, for its moderation. */
    picturesOf: (reviewId: number) =>
      (picturesOf.all(reviewId) as Pick<StoredPicture, 'large'>[]).map(
        ({ large }) => new Uint8Array(large),
      ),
    /** Approved reviews of these products. */
    approvedOf: (externalIds: readonly string[]) =>
      reviews.all(db, [ofProducts, JSON.stringify(externalIds)]),
    /** Sum and number of the approved ratings of these products. */
    ratingOf: (externalIds: readonly string[]) =>
      sums.get(JSON.stringify(externalIds)) as { sum: number; count: number },
    /** Oldest first, a thousand at most. */
    withStatus: (status: ReviewStatus) =>
      reviews.all(db, ['status = ? ORDER BY id LIMIT 1000', status]),
    /** False when there is no such review. */
    moderate: (id: number, status: ReviewStatus) => reviews.update(db, { status }, { id }) === 1,
  }
}
