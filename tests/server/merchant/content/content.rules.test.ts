import type { AreaRecord } from '#server/merchant/content/content-record.ts'
import { findArea, findPageByFormerAlias, hasTags } from '#server/merchant/content/content.rules.ts'

import { expect, test } from 'vitest'
import { localText } from '../catalogue/small-catalogue.ts'

const emptyArea = { id: 0, name: '', page: null, place: null, tags: [], containers: [] }
const page = (id: number, aliases: Parameters<typeof localText>[0], rest = {}): AreaRecord => ({
  ...emptyArea,
  id,
  page: {
    aliases: localText(aliases),
    titles: localText(''),
    descriptions: localText(''),
    ...rest,
  },
})
const area = (id: number, filters?: AreaRecord['filters']): AreaRecord => ({
  ...emptyArea,
  id,
  place: { family: 'Productlist', areaName: 'Top' },
  filters,
})

const areas = [
  page(1, { sv: 'kopvillkor', en: 'terms' }),
  page(2, { sv: 'terms', en: 'about' }),
  area(10),
  area(11, [{ key: 'Category', values: ['soffor', 'bord'] }]),
  area(12, [
    { key: 'Category', values: ['soffor'] },
    { key: 'Brand', values: ['almo'] },
  ]),
]

test.for([
  [{ alias: 'kopvillkor' }, 1],
  [{ alias: 'KOPVILLKOR' }, 1],
  [{ alias: 'terms' }, 2],
  [{ alias: 'terms', language: 'en' }, 1],
  [{ alias: 'kopvillkor', language: 'en' }, 1],
  [{ alias: '__proto__' }, null],
  [{}, null],
  [{ family: 'Productlist' }, null],
  [{ family: 'productlist', areaName: 'top' }, 10],
  [{ family: 'Productlist', areaName: 'Top', filters: [{ key: 'Category', value: 'bord' }] }, 11],
  [
    {
      family: 'Productlist',
      areaName: 'Top',
      filters: [
        { key: 'category', value: 'soffor' },
        { key: 'Brand', value: 'almo' },
      ],
    },
    12,
  ],
  [{ family: 'Productlist', areaName: 'Top', filters: [{ key: 'Brand', value: 'almo' }] }, 10],
] as const)('%j selects the area %j', ([query, id]) => {
  const found = findArea(areas, { filters: [], language: 'sv', ...query })
  expect(found?.id ?? null).toBe(id)
})

test.for([
  ['villkor', 'sv', 'kopvillkor'],
  ['VILLKOR', 'sv', 'kopvillkor'],
  ['villkor', 'en', null],
  ['terms', 'sv', null],
  ['never', 'sv', null],
  ['__proto__', 'sv', null],
] as const)('%s in %s redirects to %s', ([alias, language, target]) => {
  const moved = page(5, { sv: 'kopvillkor' }, { formerAliases: { sv: ['villkor', 'terms'] } })
  const found = findPageByFormerAlias([...areas, moved], alias, language)
  expect(found?.aliases.sv ?? null).toBe(target)
})

test.for([
  [['#menu'], [], true],
  [['MENU'], [], true],
  [['menu', 'terms'], [], false],
  [[], ['menu'], false],
  [[], [], true],
] as const)('tags %j without %j: %s', ([include, exclude, expected]) => {
  expect(hasTags({ tags: ['#menu'] }, { include, exclude })).toBe(expected)
})
