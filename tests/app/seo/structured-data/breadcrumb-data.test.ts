import { expect, it } from 'vitest'

import { breadcrumbData } from '#app/seo/structured-data/breadcrumb-data.ts'

it('breadcrumbs are numbered from the start page and have absolute addresses', () => {
  const steps = [{ name: 'Start', to: '/' }, { name: 'Vik' }]
  expect(breadcrumbData(steps, { shop: 'https://shop.example' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://shop.example/' },
      { position: 2, name: 'Vik' },
    ],
  })
})
