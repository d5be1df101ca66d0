import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../build/fingerprint.mjs'

// Loads a `.env` of the project; existing environment variables have priority.
const file = join(root, '.env')
if (existsSync(file)) process.loadEnvFile(file)
