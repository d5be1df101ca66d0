import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'

const server = fileURLToPath(new URL('../../../../server', import.meta.url))

it.each([
  ['of queries', /(?<!live)\.graphql$/],
  ['with subscriptions', /\.graphql$/],
])('the schema %s is valid, which is not checked at start', (_, name) => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  const parts = files.filter((file) => name.test(file))
  const sdl = parts.map((file) => readFileSync(join(server, file), 'utf8')).join('\n')
  expect(() => buildSchema(sdl)).not.toThrow()
  expect(() => buildSchema(`${sdl}\ntype ProductType { id: Int }`)).toThrow('ProductType')
})
