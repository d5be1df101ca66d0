/** Layout of the oldest file that can be moved forward. */
const oldestLayout = 4

const packagePartTable = `
-- Which packages contain a product, so that its sales change their stock.
CREATE TABLE package_part (
  part_external_id TEXT NOT NULL, package_id INTEGER NOT NULL,
  PRIMARY KEY (part_external_id, package_id)) STRICT, WITHOUT ROWID;`

const gtinIndex = `
CREATE INDEX sku_gtin ON sku (record ->> 'gtin');`

/** SQL since the oldest layout. Append a step with every change of tables, records or index, which is built again after. */
const catalogueSteps = ['', packagePartTable, gtinIndex]

/** Layout of the files of this version, as their `meta` names it. */
export const catalogueLayout = String(oldestLayout + catalogueSteps.length)

/** The steps from another layout; none for the same. Throws when the file cannot be moved forward. */
export function catalogueStepsFrom(layout: string | undefined): readonly string[] {
  const number = Number(layout)
  if (number > Number(catalogueLayout)) {
    throw new Error('the catalogue was made by a newer version')
  }
  if (!(number >= oldestLayout)) {
    throw new Error(
      'the catalogue was made by a version that is too old: run `npm run seed`, and import your own feed again',
    )
  }
  return catalogueSteps.slice(number - oldestLayout)
}

export const catalogueTables = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE category (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;
CREATE TABLE brand (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;
CREATE TABLE campaign (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;
CREATE TABLE parameter (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;
CREATE TABLE parameter_value (
  id INTEGER PRIMARY KEY, parameter_id INTEGER NOT NULL, key TEXT NOT NULL, labels TEXT NOT NULL,
  UNIQUE (parameter_id, key)) STRICT;
CREATE TABLE variant_group (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE) STRICT;
-- texts is the last column: lists read facts and never the pages that hold long texts.
CREATE TABLE product (
  id INTEGER PRIMARY KEY, external_id TEXT NOT NULL UNIQUE, article_number TEXT NOT NULL,
  group_id INTEGER, fingerprint BLOB NOT NULL, facts TEXT NOT NULL, texts TEXT NOT NULL) STRICT;
CREATE INDEX product_article ON product (article_number COLLATE NOCASE);
CREATE INDEX product_group ON product (group_id) WHERE group_id IS NOT NULL;
CREATE TABLE product_alias (
  alias TEXT NOT NULL, language TEXT NOT NULL, product_id INTEGER NOT NULL,
  is_current INTEGER NOT NULL, PRIMARY KEY (alias, language)) STRICT, WITHOUT ROWID;
-- One row for all pictures of a product whose files differ only in their number.
CREATE TABLE product_picture (
  name TEXT PRIMARY KEY, product_id INTEGER NOT NULL) STRICT, WITHOUT ROWID;
-- counted_at identifies the stock count: sales since then are in the shop's own database
-- (stock.store.ts) and belong to this count.
CREATE TABLE sku (
  id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, external_id TEXT NOT NULL,
  counted_at INTEGER NOT NULL, record TEXT NOT NULL, UNIQUE (product_id, external_id)) STRICT;${gtinIndex}
${packagePartTable}
CREATE TABLE review (
  product_id INTEGER NOT NULL, place INTEGER NOT NULL, record TEXT NOT NULL,
  PRIMARY KEY (product_id, place)) STRICT, WITHOUT ROWID;
CREATE TABLE index_part (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT;
CREATE TABLE facet_set (
  facet_id TEXT NOT NULL, market TEXT NOT NULL, members BLOB NOT NULL) STRICT;
CREATE TABLE search_term (
  language TEXT NOT NULL, term TEXT NOT NULL, field TEXT NOT NULL, frequency INTEGER NOT NULL,
  members BLOB NOT NULL) STRICT;
CREATE INDEX search_term_key ON search_term (language, term);
`
