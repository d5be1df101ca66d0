import { createClient } from '@redis/client'
import type { Logger } from 'pino'

const connectMs = 2_000
const maxReconnectDelayMs = 5_000
/** A connection without a response for this long counts as lost. */
const idleTimeoutMs = 3_000
const pingMs = idleTimeoutMs / 3

export type Redis = ReturnType<typeof createRedis>

/** Reconnects by itself. Meanwhile each call fails at once instead of being queued: the shop works without shared state. */
export function openRedis(url: string, log: Logger): Redis {
  const client = createRedis(url)
  /** Of this outage: a closed connection is followed by why another one fails, such as a changed password. */
  const reasons = new Set<string>()
  client.on('error', (error: Error) => {
    if (!reasons.has(error.message)) log.warn({ err: error }, 'redis unavailable')
    reasons.add(error.message)
  })
  client.on('ready', () => {
    if (reasons.size > 0) log.info('redis available')
    reasons.clear()
  })
  // The listener above logs the error, and the client retries.
  const connect = () => void client.connect().catch(() => undefined)
  reconnectWhenSilent(client, connect)
  connect()
  return client
}

/** Connects again when pings are unanswered, which the socket's time limit does not notice while commands are sent. */
function reconnectWhenSilent(client: Redis, connect: () => void): void {
  /** Counted, because a busy event loop reads late what has arrived in time. */
  let silentPings = 0
  const hear = () => void (silentPings = 0)
  client.on('ready', hear).on('ping-interval', hear)
  setInterval(() => {
    if (!client.isReady || ++silentPings * pingMs <= idleTimeoutMs) return
    client.emit('error', new Error('no response to a ping'))
    client.destroy()
    connect()
  }, pingMs).unref()
}

function createRedis(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    // It looks up the host of the address, and fails at one of IPv6 in brackets.
    maintNotifications: 'disabled',
    commandsQueueMaxLength: 1_000,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: idleTimeoutMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, maxReconnectDelayMs),
    },
  })
}
