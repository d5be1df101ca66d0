/** The only import of zod: `jitless` before the first schema, so that no code is generated at run time. */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
