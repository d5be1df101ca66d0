import { createClient } from '@redis/client'
import type { Logger } from 'pino'

const connectMs = 2_000
const maxReconnectDelayMs = 5_000
/** A connection without a response for this long counts as lost. */
const idleTimeoutMs = 3_000

export type Redis = ReturnType<typeof createRedis>

/**
 * Opens a connection that reconnects by itself. While it is down each call fails at once instead of
 * being queued: the shop works without shared state.
 */
export function openRedis(url: string, log: Logger): Redis {
  const client = createRedis(url)
  let isDisconnected = false
  client.on('error', (error: unknown) => {
    if (!isDisconnected) log.warn({ err: error }, 'redis unavailable')
    isDisconnected = true
  })
  client.on('ready', () => {
    if (isDisconnected) log.info('redis available')
    isDisconnected = false
  })
  // The listener above logs the error, and the client retries.
  client.connect().catch(() => undefined)
  return client
}

function createRedis(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: idleTimeoutMs / 3,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: idleTimeoutMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, maxReconnectDelayMs),
    },
  })
}
