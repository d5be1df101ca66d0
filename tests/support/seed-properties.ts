import fc from 'fast-check'

import { seed } from './seed.ts'

// Setup of every test file: fast-check generates values that another run with the same seed repeats.
fc.configureGlobal({ seed })
