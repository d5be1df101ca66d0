import './node-version.mjs'

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { documentsFingerprint, typesFile } from './documents-fingerprint.mjs'
import { root } from './fingerprint.mjs'
import { install } from './install.mjs'
import { placeholdersFile, placeholderTypes } from './message-placeholders.mjs'
import { exitWithError } from './print.mjs'
import { run } from './run.mjs'

/**
 * Generates the types of the schema, of every document and of the values of messages. The compiler reads those of
 * documents instead of parsing each document in types, which took half of a type check.
 */
await install()
writeFileSync(placeholdersFile, placeholderTypes())
// The tool reuses old types by their documents, even if the scalars have changed.
rmSync(typesFile, { force: true })
const tool = join(root, 'node_modules', 'gql.tada', 'bin', 'cli.js')
const config = join(root, 'app', 'gateway', 'codegen.tsconfig.json')
for (const command of ['generate-output', 'turbo']) {
  const { code } = await run(process.execPath, [tool, command, '--tsconfig', config], { cwd: root })
  if (code !== 0) exitWithError(`The types of the documents could not be generated: ${command}.`)
}
const types = readFileSync(typesFile, 'utf8')
writeFileSync(typesFile, `/* Made of ${documentsFingerprint()} */\n${types}`)
