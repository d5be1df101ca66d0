import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './fingerprint.mjs'

// Settings in a `.env` beside the project; what the shell says already goes before them.
const file = join(root, '.env')
if (existsSync(file)) process.loadEnvFile(file)
