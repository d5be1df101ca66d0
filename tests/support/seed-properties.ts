import fc from 'fast-check'

import { seed } from './seed.ts'

// A setup file of every test file: properties use values that a run can repeat.
fc.configureGlobal({ seed })
