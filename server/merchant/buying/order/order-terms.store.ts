/** The terms of purchase as they were when orders were placed, once for all orders that have the same. */
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
import type { TextSection } from '../../mail/create-mail.ts'

/** Orders that are older than this table have no terms in it. */
export const orderTermsTables = `
CREATE TABLE order_terms (
  id INTEGER PRIMARY KEY,
  sections TEXT NOT NULL UNIQUE CHECK (json_valid(sections))
) STRICT;
ALTER TABLE shop_order ADD COLUMN terms_id INTEGER REFERENCES order_terms (id);
`

const orderTerms = table<{ id: number; sections: readonly TextSection[] }>('order_terms', {
  sections: 'json',
})

/** Returns the id of the terms; null without any. */
export function keepTerms(db: Database, sections: readonly TextSection[]): number | null {
  if (sections.length === 0) return null
  orderTerms.insert(db, { sections }, 'ON CONFLICT (sections) DO NOTHING')
  return orderTerms.find(db, { sections })?.id ?? null
}

export const findTerms = (db: Database, { termsId }: { termsId: number | null }) =>
  termsId === null ? [] : (orderTerms.find(db, { id: termsId })?.sections ?? [])
