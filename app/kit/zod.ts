import { z } from 'zod'

/**
 * The only way to zod, so that it is told before it makes its first schema: it would try `new
 * Function`, which the content security policy stops and reports as a violation.
 */
z.config({ jitless: true })

export { z }
