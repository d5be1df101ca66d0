import fc from 'fast-check'

import { seed } from './seed.ts'

// Read by every test file before its tests: properties are tried with values that a run can repeat.
fc.configureGlobal({ seed })
