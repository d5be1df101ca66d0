import { createClient } from '@redis/client'
import type { Logger } from 'pino'

const connectMs = 2_000
const longestPauseMs = 5_000
/** One that hangs with its connection open is taken for away after so long. */
const silenceMs = 3_000

export type Redis = ReturnType<typeof createRedis>

/**
 * Opens a connection that comes back by itself. While it is away each call fails at once instead of
 * waiting in line: the shop does without what it shares.
 */
export function openRedis(url: string, log: Logger): Redis {
  const client = createRedis(url)
  let isAway = false
  client.on('error', (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'redis is away; this instance goes on alone')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('redis is back')
    isAway = false
  })
  // The listener above logs an error, and the client tries again.
  client.connect().catch(() => undefined)
  return client
}

function createRedis(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: silenceMs / 3,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, longestPauseMs),
    },
  })
}
