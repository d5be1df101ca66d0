import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './fingerprint.mjs'

/** Result types of all documents, made by `npm run codegen`. */
export const typesFile = join(root, 'app', 'gateway', 'documents.generated.d.ts')

/** Hash of what `npm run codegen` reads: documents, schema, scalars. */
export function documentsFingerprint() {
  const app = join(root, 'app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-documents.server.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const file of ['../server/merchant-api/schema.graphql', 'gateway/graphql.ts', ...files]) {
    const text = readFileSync(join(app, file), 'utf8')
    // Other lines of a file with documents do not change a document's types.
    const parts = file.endsWith('-documents.server.ts') ? text.match(/`[^`]*`/g) : [text]
    for (const part of parts ?? []) hash.update(part).update('\0')
  }
  return hash.digest('hex')
}
