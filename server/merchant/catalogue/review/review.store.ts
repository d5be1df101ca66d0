/**
 * Reviews that customers have posted, as rows of the shop's own database, so that they stay when a seed
 * or an import replaces the catalogue. They refer to products by external id, which does not change.
 */
import type { LanguageCode } from '../../channel/markets.ts'
import type { Database } from '../../store/database.ts'

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
}

export type ReviewStore = ReturnType<typeof createReviewStore>

const columns = `id, product_external_id AS productExternalId, customer_id AS customerId, author,
  rating, comment, language, status, posted_at AS postedAtMs`

export function createReviewStore(db: Database) {
  // A customer has one review of a product. Another one replaces it and is moderated again. The same
  // review again, as from a form that is sent twice, changes nothing.
  const post = db.prepare(`INSERT INTO review
    (product_external_id, customer_id, author, rating, comment, language, posted_at)
    VALUES (@productExternalId, @customerId, @author, @rating, @comment, @language, @postedAtMs)
    ON CONFLICT (product_external_id, customer_id) DO UPDATE SET author = excluded.author,
      rating = excluded.rating, comment = excluded.comment, language = excluded.language,
      posted_at = excluded.posted_at, status = 'pending'
    WHERE author <> excluded.author OR rating <> excluded.rating OR comment <> excluded.comment`)
  const approved = db.prepare(`SELECT ${columns} FROM review
    WHERE product_external_id IN (SELECT value FROM json_each(?)) AND status = 'approved'`)
  const sums = db.prepare(`SELECT COALESCE(SUM(rating), 0) AS sum, COUNT(*) AS count FROM review
    WHERE product_external_id IN (SELECT value FROM json_each(?)) AND status = 'approved'`)
  const withStatus = db.prepare(
    `SELECT ${columns} FROM review WHERE status = ? ORDER BY id LIMIT 1000`,
  )
  const moderate = db.prepare('UPDATE review SET status = ? WHERE id = ?')

  return {
    post: (review: NewReview) => void post.run(review),
    /** Approved reviews of these products. */
    approvedOf: (externalIds: readonly string[]) =>
      approved.all(JSON.stringify(externalIds)) as PostedReview[],
    /** Sum and number of the approved ratings of these products. */
    ratingOf: (externalIds: readonly string[]) =>
      sums.get(JSON.stringify(externalIds)) as { sum: number; count: number },
    /** Oldest first, a thousand at most. */
    withStatus: (status: ReviewStatus) => withStatus.all(status) as PostedReview[],
    /** False when there is no such review. */
    moderate: (id: number, status: ReviewStatus) => moderate.run(status, id).changes === 1,
  }
}
