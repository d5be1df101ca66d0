import { expect, it } from 'vitest'

import { fillMetaTemplate } from '#app/catalogue/meta-template.ts'

const values = { name: 'Soffor', count: '1 240', brand: 'Alvik', price: '4 995 kr' }

it.each([
  ['[name] – [count] st', 'Soffor – 1 240 st'],
  ['[Name] från [brand]', 'Soffor från Alvik'],
  ['Köp [name] för [price]', 'Köp Soffor för 4 995 kr'],
  // A placeholder of the merchant that this page does not have.
  ['[name] [color] [artnr]', 'Soffor'],
  ['[category]: [name]', 'Soffor'],
  ['[name] – [category] [color]', 'Soffor'],
  ['[name] [2024] [summer]', 'Soffor [2024] [summer]'],
  ['Inga hakar', 'Inga hakar'],
])('%s becomes %s', (text, expected) => {
  expect(fillMetaTemplate(text, values)).toBe(expected)
})
