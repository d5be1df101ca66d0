/**
 * The merchant's only import of zod: sets `jitless` before the first schema, so that no code is
 * generated at run time.
 */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
