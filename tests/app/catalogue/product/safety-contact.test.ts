import { expect, test } from 'vitest'

import type { WireParameterGroup } from '#app/catalogue/product/product-documents.server.ts'
import { readSafetyContacts } from '#app/catalogue/product/safety-contact.ts'
import { readSpecification } from '#app/catalogue/product/specification.ts'

const group = (values: Record<string, string | null>): WireParameterGroup => ({
  name: 'Produktsäkerhet',
  order: 1,
  parameters: [
    null,
    ...Object.entries(values).map(([identifier, value], order) => {
      return { identifier, name: identifier, label: identifier, value, show: true, order }
    }),
  ],
})

const maker = {
  manufacturer: 'Almkrona AB',
  'manufacturer-address': 'Verkstadsvägen 3',
  'Manufacturer-Email': 'produkt@almkrona.example',
}

test('a manufacturer is read from parameters of any group, which are not in the specification', () => {
  const groups = [null, group({ ...maker, style: 'Nordisk' })]
  expect(readSafetyContacts(groups)).toEqual([
    {
      role: 'manufacturer',
      name: 'Almkrona AB',
      address: 'Verkstadsvägen 3',
      electronic: 'produkt@almkrona.example',
    },
  ])
  expect(readSpecification(groups).flatMap(({ rows }) => rows)).toEqual([
    { name: 'style', value: 'Nordisk' },
  ])
})

test('the person in the EU of a foreign manufacturer is a second contact, with what is known', () => {
  const groups = [group({ manufacturer: 'Far Ltd' }), group({ 'responsible-person': 'Nära AB' })]
  expect(readSafetyContacts(groups)).toMatchObject([
    { role: 'manufacturer', name: 'Far Ltd', address: '' },
    { role: 'responsible', name: 'Nära AB', electronic: '' },
  ])
})

test.for([[null], [[]], [[null]], [[{ name: '', order: null, parameters: null }]]] as const)(
  'without parameters (%j) there is no contact',
  ([groups]) => {
    expect(readSafetyContacts(groups)).toEqual([])
  },
)

test('empty values are no contact', () => {
  expect(readSafetyContacts([group({ manufacturer: ' ', 'manufacturer-email': '-' })])).toEqual([])
})
