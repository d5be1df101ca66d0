/** Small, so read completely: tree, brands, campaigns, parameters and their values. */
import { sameInAllLanguages, type LocalText } from '../../vocabulary/local-text.ts'
import { queries, type Database } from '../../store/database.ts'
import { createCategoryTree } from '../category-tree.ts'
import type {
  BrandRecord,
  CampaignRecord,
  CategoryRecord,
  ParameterRecord,
} from '../product-record.ts'

/** With the name and the alias that it has in every language. */
export type Brand = BrandRecord & { id: number; names: LocalText; aliases: LocalText }
export type Campaign = CampaignRecord & { id: number }
export type Parameter = ParameterRecord & { id: number }

export interface ParameterValueRow {
  id: number
  parameter: Parameter
  key: string
  labels: LocalText
}

export type ReferenceTables = ReturnType<typeof readReferenceTables>

export function readReferenceTables(db: Database) {
  const parameters = byId(readRows<ParameterRecord>(db, 'parameter'))
  const values = new Map<number, ParameterValueRow>()
  const rows = queries(db).query<{ id: number; parameterId: number; key: string; labels: string }>(
    'SELECT id, parameter_id AS parameterId, key, labels FROM parameter_value ORDER BY id',
  )
  for (const { id, parameterId, key, labels } of rows.all()) {
    const parameter = parameters.get(parameterId)
    if (parameter) values.set(id, { id, parameter, key, labels: JSON.parse(labels) as LocalText })
  }
  return {
    tree: createCategoryTree(readRows<CategoryRecord>(db, 'category')),
    brands: byId(
      readRows<BrandRecord>(db, 'brand').map(({ id, record }) => ({
        id,
        record: {
          ...record,
          names: sameInAllLanguages(record.name),
          aliases: sameInAllLanguages(record.key),
        },
      })),
    ),
    campaigns: byId(readRows<CampaignRecord>(db, 'campaign')),
    parameters,
    values,
  }
}

function readRows<T>(db: Database, table: string): { id: number; record: T }[] {
  const rows = queries(db).query<{ id: number; record: string }>(
    `SELECT id, record FROM ${table} ORDER BY id`,
  )
  return rows.all().map(({ id, record }) => ({ id, record: JSON.parse(record) as T }))
}

function byId<T>(rows: { id: number; record: T }[]): Map<number, T & { id: number }> {
  return new Map(rows.map(({ id, record }) => [id, { ...record, id }]))
}
