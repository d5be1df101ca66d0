import './system/node-version.mjs'

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { documentsFingerprint, typesFile } from './build/documents-fingerprint.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { placeholdersFile, placeholderTypes } from './build/message-placeholders.mjs'
import { exitWithError } from './system/print.mjs'
import { run } from './system/run.mjs'

/** Types of schema, documents and message values. Parsing each document in types took half of a type check. */
await install()
replaceFile(placeholdersFile, placeholderTypes())
const tool = join(root, 'node_modules', 'gql.tada', 'bin', 'cli.js')
const config = join(root, 'app', 'gateway', 'codegen.tsconfig.json')
// The tool writes to a folder of its own. An interrupted run leaves the present types, without which the compiler would take
// twice the time; and the tool finds no old ones, which it reuses by their documents, even if the scalars have changed.
const made = join(root, '.cache', 'documents.generated.d.ts')
rmSync(made, { force: true })
mkdirSync(join(root, '.cache'), { recursive: true })
for (const command of ['generate-output', 'turbo']) {
  const { code } = await run(process.execPath, [tool, command, '--tsconfig', config], { cwd: root })
  if (code !== 0) exitWithError(`The types of the documents could not be generated: ${command}.`)
}
replaceFile(typesFile, `/* Made of ${documentsFingerprint()} */\n${readFileSync(made, 'utf8')}`)

/** Complete or not at all. */
function replaceFile(path, content) {
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}
