import { describe, expect, it } from 'vitest'

import { readFacetGroups } from '#app/catalogue/list/facet-group.ts'

const value = (facetId: string, label: string, count: number, order = 0, hidden = false) => ({
  facetId,
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
const none = { chosen: new Set<string>(), total: 20 }

describe('the filters of a list', () => {
  it('are in the merchant’s order, including values', () => {
    const groups = readFacetGroups(
      [
        facet('Parameter', [value('oak', 'Ek', 3, 2), value('pine', 'Furu', 1, 1)], 2),
        facet('Brand', [value('b_2', 'Norrby', 1), value('b_1', 'Alvik', 9)], 1),
      ],
      none,
    )
    expect(groups.map((group) => group.param)).toEqual(['brands', 'p-Material'])
    expect(groups[0]?.values.map((entry) => entry.label)).toEqual(['Alvik', 'Norrby'])
    expect(groups[1]?.values.map((entry) => entry.label)).toEqual(['Furu', 'Ek'])
  })

  it('leave out values that cannot be selected: empty, hidden, unnamed, unknown or true of every product', () => {
    const groups = readFacetGroups(
      [
        facet('Brand', [value('b_1', 'Alvik', 0), value('b_2', 'Norrby', 4), null]),
        facet('Sku', [value('s_1', '-', 9), value('s_2', '90', 2), value('s_3', '120', 2)]),
        facet('Category', [value('c_1', 'Soffor', 4, 0, true), value('c_2', 'Bord', 20)]),
        facet('Moon', [value('m_1', 'Full', 4), value('m_2', 'New', 4)]),
        null,
      ],
      none,
    )
    expect(groups.map((group) => [group.param, group.values.length])).toEqual([
      ['brands', 1],
      ['skus', 2],
    ])
  })

  it('keep a selected value without products, so that it can be removed', () => {
    const groups = readFacetGroups([facet('Brand', [value('b_1', 'Alvik', 0)])], {
      chosen: new Set(['b_1']),
      total: 0,
    })
    expect(groups[0]?.values).toEqual([{ id: 'b_1', label: 'Alvik', count: 0, isChosen: true }])
  })

  it('combine campaigns and reductions in one group, and keep stock with the others', () => {
    const groups = readFacetGroups(
      [
        facet('Discount', [value('d_10', '10–19 %', 3)], 1),
        facet('StockStatus', [value('stock_in', 'I lager', 3)], 2),
        facet('DiscountCampaign', [value('dc_a', 'Höst', 3)], 3),
      ],
      none,
    )
    expect(groups.map((group) => [group.param, group.values.map(({ id }) => id)])).toEqual([
      ['discount', ['d_10', 'dc_a']],
      ['p-StockStatus', ['stock_in']],
    ])
  })
})
