import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../build/fingerprint.mjs'
import { exitWithError } from './print.mjs'

// Loads a `.env` of the project; existing environment variables have priority.
const file = join(root, '.env')
if (existsSync(file)) {
  // Node reads no setting of a file in UTF-16, as editors of Windows may save it, and reports nothing.
  if (readFileSync(file).includes(0)) exitWithError('.env: is not a text in UTF-8; save it as one')
  process.loadEnvFile(file)
}
