/**
 * The merchant's only way to zod, so that it is told before it makes its first schema: no code is made
 * at run time.
 */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
