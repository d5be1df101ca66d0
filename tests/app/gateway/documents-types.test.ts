import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { documentsFingerprint, typesFile } = (await import(
  join(root, 'server/launch/build/documents-fingerprint.mjs')
)) as { documentsFingerprint(): string; typesFile: string }

it('The generated types belong to the present documents; else: npm run codegen', () => {
  const [firstLine] = readFileSync(typesFile, 'utf8').split('\n')
  expect(firstLine).toBe(`/* Made of ${documentsFingerprint()} */`)
})
