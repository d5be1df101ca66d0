import { describe, expect, it } from 'vitest'

import type { WireFacet } from '#app/catalogue/list/list-documents.server.ts'
import { facetLabels, facetTypes, readFacetGroups } from '#app/catalogue/list/facets/facet-group.ts'

const value = (facetId: string, label: string, count: number, order = 0, hidden = false) => ({
  facetId,
  parentId: null as string | null,
  label,
  count,
  order,
  hidden,
})
const facet = (type: string, values: (ReturnType<typeof value> | null)[], order = 0) => ({
  filterId: type === 'Parameter' ? 'Material' : type,
  type,
  label: type === 'Parameter' ? 'Trä' : null,
  order,
  values,
})

/** The groups of an unfiltered list of twenty products. */
const groupsOf = (facets: (WireFacet | null)[], chosen: string[] = [], total = 20) =>
  readFacetGroups(facets, { chosen: new Set(chosen), unfiltered: { facets, total } })

describe('the filters of a list', () => {
  it('are in the merchant’s order, including values', () => {
    const groups = groupsOf([
      facet('Parameter', [value('oak', 'Ek', 3, 2), value('pine', 'Furu', 1, 1)], 2),
      facet('Brand', [value('b_2', 'Norrby', 1), value('b_1', 'Alvik', 9)], 1),
    ])
    expect(groups.map((group) => group.param)).toEqual(['brands', 'p-Material'])
    expect(groups[0]?.values.map((entry) => entry.label)).toEqual(['Alvik', 'Norrby'])
    expect(groups[1]?.values.map((entry) => entry.label)).toEqual(['Furu', 'Ek'])
  })

  it('leave out values that cannot be selected: empty, hidden, unnamed, unknown or true of every product', () => {
    const groups = groupsOf([
      facet('Brand', [value('b_1', 'Alvik', 0), value('b_2', 'Norrby', 4), null]),
      facet('Sku', [value('s_1', '-', 9), value('s_2', '90', 2), value('s_3', '120', 2)]),
      facet('Category', [value('c_1', 'Soffor', 4, 0, true), value('c_2', 'Bord', 20)]),
      facet('Moon', [value('m_1', 'Full', 4), value('m_2', 'New', 4)]),
      null,
    ])
    expect(groups.map((group) => [group.param, group.values.length])).toEqual([
      ['brands', 1],
      ['skus', 2],
    ])
  })

  it('are left out where an address could not contain them, and have no count below zero', () => {
    const values = [value('p_1', 'Ek', 3), value('p_2', 'Furu', -4), value('p_3', 'Ask', 2)]
    const named = (filterId: string) => ({ ...facet('Parameter', values), filterId })
    const odd = named('Åbo/å,~%&=?#"<')
    expect(groupsOf([named(''), named('x'.repeat(99)), named('a\nb'), odd])).toHaveLength(1)
    const all = { ...odd, values: [value('p_1', 'Ek', 9), value('p_2', 'Furu', 4)] }
    const [group] = readFacetGroups([odd], {
      chosen: new Set(),
      unfiltered: { total: 20, facets: [all] },
    })
    expect(group?.values.map(({ count }) => count)).toEqual([3, 0])
  })

  it('come last when few of the products have them', () => {
    const groups = groupsOf([
      facet('Sku', [value('s_1', '90', 2), value('s_2', '120', 1)], 1),
      facet('Brand', [value('b_1', 'Alvik', 4), value('b_2', 'Norrby', 5)], 2),
    ])
    expect(groups.map((group) => group.param)).toEqual(['brands', 'skus'])
  })

  it('offer a value that all models have beside others, since a model comes in several', () => {
    const groups = groupsOf([
      facet('StockStatus', [value('stock_in', 'I lager', 20), value('stock_out', 'Slut', 3)]),
      facet('Brand', [value('b_1', 'Alvik', 20)]),
    ])
    expect(groups.map((group) => [group.param, group.values.length])).toEqual([
      ['p-StockStatus', 2],
    ])
  })

  it('keep a selected value that the unfiltered list does not have, so that it can be removed', () => {
    const facets = [facet('Brand', [value('b_1', 'Alvik', 0)])]
    const groups = readFacetGroups(facets, {
      chosen: new Set(['b_1']),
      unfiltered: { facets: [], total: 20 },
    })
    expect(groups[0]?.values).toMatchObject([
      { id: 'b_1', label: 'Alvik', count: 0, isChosen: true },
    ])
  })

  it('keep every value of the unfiltered list, with the numbers of the filtered one', () => {
    const unfiltered = [facet('Brand', [value('b_1', 'Alvik', 5), value('b_2', 'Norrby', 7)])]
    const groups = readFacetGroups([facet('Brand', [value('b_2', 'Norrby', 2)])], {
      chosen: new Set(['p_1']),
      unfiltered: { facets: unfiltered, total: 20 },
    })
    expect(groups[0]?.values.map(({ id, count }) => [id, count])).toEqual([
      ['b_1', 0],
      ['b_2', 2],
    ])
  })

  it('place values below the value that includes them, and lose none in a ring of parents', () => {
    const below = (id: string, parentId: string) => ({ ...value(id, id, 3), parentId })
    const facets = [
      facet('Category', [
        below('c_2', 'c_1'),
        value('c_1', 'Soffor', 9),
        below('c_3', 'gone'),
        below('c_4', 'c_5'),
        below('c_5', 'c_4'),
        below('c_6', 'c_6'),
      ]),
    ]
    const [group] = groupsOf(facets)
    expect(
      group?.values.map(({ id, children }) => [id, children.map((child) => child.id)]),
    ).toEqual([
      ['c_1', ['c_2']],
      ['c_3', []],
      ['c_4', []],
      ['c_5', []],
      ['c_6', []],
    ])
  })

  it('give colours their dots, and take ids of numbers for ranges', () => {
    const parameter = (filterId: string, ...ids: string[]) => ({
      ...facet(
        'Parameter',
        ids.map((id) => value(id, id, 5)),
      ),
      filterId,
    })
    const groups = groupsOf([
      parameter('color', 'p_color_light-grey', 'p_color_toString'),
      parameter('material', 'p_material_oak'),
      parameter('width', 'p_width_0-60', 'p_width_240-'),
      parameter('size', 'p_size_0-60', 'p_size_large'),
    ])
    expect(groups.map(({ param, values, isRange }) => [param, values[0]?.hex, isRange])).toEqual([
      ['p-color', 'c9cbc8', false],
      ['p-material', null, false],
      ['p-width', null, true],
      ['p-size', null, false],
    ])
    expect(groups[0]?.values.at(-1)).toMatchObject({ id: 'p_color_toString', hex: null })
  })

  it('have the labels of the merchant', () => {
    const labels = facetLabels([facet('Brand', [value('b_1', 'Alvik', 5), null]), null], null)
    expect([...labels]).toEqual([['b_1', 'Alvik']])
    const unnamed = { ...facet('Parameter', [value('oak', 'Ek', 3)]), label: null }
    expect(groupsOf([unnamed])).toMatchObject([{ label: 'Material' }])
  })

  it('combine campaigns and reductions in one group, and keep stock with the others', () => {
    const groups = groupsOf([
      facet('Discount', [value('d_10', '10–19 %', 3)], 1),
      facet('StockStatus', [value('stock_in', 'I lager', 3)], 2),
      facet('DiscountCampaign', [value('dc_a', 'Höst', 3)], 3),
    ])
    expect(groups.map((group) => [group.param, group.values.map(({ id }) => id)])).toEqual([
      ['discount', ['d_10', 'dc_a']],
      ['p-StockStatus', ['stock_in']],
    ])
  })
})

it('no parameter is of two facet types, except that of reductions', () => {
  const rows = Object.entries(facetTypes)
  const isShared = (one: unknown) => rows.filter(([, other]) => other === one).length > 1
  const shared = rows.filter(([, param]) => isShared(param)).map(([type]) => type)
  expect(shared).toEqual(['Discount', 'DiscountCampaign'])
})
