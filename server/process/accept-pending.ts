import type { Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** Visitors who keep connecting must not delay the end. */
const maxAcceptMs = 3_000

/**
 * Waits until a server has accepted every connection that the system has opened for it. Node accepts one in a turn of
 * the event loop, and in each turn the shop renders a page; the rest would be reset when the server stops to listen.
 */
export async function acceptPending(server: Server): Promise<void> {
  let hasAccepted = true
  const note = () => void (hasAccepted = true)
  server.on('connection', note)
  // A signal arrives while the event loop reads from sockets: the first turn reads from no other.
  await setImmediate()
  for (const endsAt = Date.now() + maxAcceptMs; hasAccepted && Date.now() < endsAt;) {
    hasAccepted = false
    await setImmediate()
  }
  server.off('connection', note)
}
