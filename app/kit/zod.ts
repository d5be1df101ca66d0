import { z } from 'zod'

/** The only import of zod, configured before any schema: else it tries `new Function`, which the policy blocks and reports. */
z.config({ jitless: true })

export { z }
