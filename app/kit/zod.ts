import { z } from 'zod'

/**
 * The only import of zod, so that it is configured before the first schema: otherwise it tries `new
 * Function`, which the content security policy blocks and reports.
 */
z.config({ jitless: true })

export { z }
