/**
 * The small tables of a catalogue, read completely: tree, brands, campaigns, parameters and their
 * values.
 */
import type { LocalText } from '../../vocabulary/local-text.ts'
import type { Database } from '../../store/database.ts'
import { createCategoryTree, type CategoryTree } from '../category-tree.ts'
import type {
  BrandRecord,
  CampaignRecord,
  CategoryRecord,
  ParameterRecord,
} from '../product-record.ts'

export type Brand = BrandRecord & { id: number }
export type Campaign = CampaignRecord & { id: number }
export type Parameter = ParameterRecord & { id: number }

export interface ParameterValueRow {
  id: number
  parameter: Parameter
  key: string
  labels: LocalText
}

export interface ReferenceTables {
  tree: CategoryTree
  brands: ReadonlyMap<number, Brand>
  campaigns: ReadonlyMap<number, Campaign>
  parameters: ReadonlyMap<number, Parameter>
  values: ReadonlyMap<number, ParameterValueRow>
}

export function readReferenceTables(db: Database): ReferenceTables {
  const parameters = byId(readRows<ParameterRecord>(db, 'parameter'))
  const values = new Map<number, ParameterValueRow>()
  const rows = db
    .prepare('SELECT id, parameter_id AS parameterId, key, labels FROM parameter_value ORDER BY id')
    .all() as { id: number; parameterId: number; key: string; labels: string }[]
  for (const { id, parameterId, key, labels } of rows) {
    const parameter = parameters.get(parameterId)
    if (parameter) values.set(id, { id, parameter, key, labels: JSON.parse(labels) as LocalText })
  }
  return {
    tree: createCategoryTree(readRows<CategoryRecord>(db, 'category')),
    brands: byId(readRows<BrandRecord>(db, 'brand')),
    campaigns: byId(readRows<CampaignRecord>(db, 'campaign')),
    parameters,
    values,
  }
}

function readRows<T>(db: Database, table: string): { id: number; record: T }[] {
  const rows = db.prepare(`SELECT id, record FROM ${table} ORDER BY id`).all()
  return (rows as { id: number; record: string }[]).map(({ id, record }) => ({
    id,
    record: JSON.parse(record) as T,
  }))
}

function byId<T>(rows: { id: number; record: T }[]): Map<number, T & { id: number }> {
  return new Map(rows.map(({ id, record }) => [id, { ...record, id }]))
}
