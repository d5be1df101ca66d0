import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createDocuments } from '#server/merchant/graphql/documents.ts'

const schema = buildSchema('type Query { id: ID }')

test('a document that is sent again is not parsed again', () => {
  const documents = createDocuments()
  expect(documents.parse('{ id }')).toBe(documents.parse('{ id }'))
})

test('parsed documents of invented clients do not fill the memory', () => {
  const documents = createDocuments()
  const longDocument = (nth: number) => `# ${String(nth).padEnd(60_000, 'x')}\n{ id }`
  const first = documents.parse(longDocument(0))
  for (let nth = 1; nth < 20; nth++) documents.parse(longDocument(nth))
  expect(documents.parse(longDocument(19))).toBe(documents.parse(longDocument(19)))
  expect(documents.parse(longDocument(0))).not.toBe(first)
})

test('a document that is too large has that error alone', () => {
  const documents = createDocuments()
  const fields = Array.from({ length: 1_600 }, (_, nth) => `unknown${nth}`)
  const errors = documents.validate(schema, documents.parse(`{ ${fields.join(' ')} }`))
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['TooComplex'])
})
