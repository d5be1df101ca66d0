import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { isIPv4, type Socket } from 'node:net'
import { endianness } from 'node:os'

export interface UnreadLimits {
  /** Maximum time without progress, in milliseconds. */
  stalledMs: number
  /** Time between two looks at the connections, in milliseconds. */
  intervalMs: number
}

/** A connection with bytes that its visitor has not received. */
interface Unread {
  bytesWritten: number
  unreceived: number
  since: number
}

/** Linux lists the bytes of each connection that the other side has not received yet. */
const kernelTables = ['/proc/self/net/tcp', '/proc/self/net/tcp6']

/**
 * Closes connections whose visitor receives nothing. A page fits into the system's buffers, so Node takes such a
 * response for finished and keeps the connection open. Elsewhere than on Linux only the keep-alive ends it.
 */
export function closeUnreadConnections(
  server: Server,
  { stalledMs, intervalMs }: UnreadLimits,
): void {
  const sockets = new Map<string, Socket>()
  const unread = new Map<Socket, Unread>()
  let isLooking = false

  server.on('connection', (socket: Socket) => {
    const { remoteAddress, remotePort = 0 } = socket
    if (!remoteAddress) return
    const key = connectionKey(remoteAddress, remotePort)
    sockets.set(key, socket)
    socket.on('close', () => {
      unread.delete(socket)
      if (sockets.get(key) === socket) sockets.delete(key)
    })
  })

  async function look(): Promise<void> {
    const tables = await Promise.all(
      kernelTables.map((path) => readFile(path, 'latin1').catch(() => '')),
    )
    const now = performance.now()
    const stalled = new Map<Socket, number>()
    for (const line of tables.join('\n').split('\n')) {
      const [, , remote = '', , queues = ''] = line.trimStart().split(/\s+/, 5)
      const socket = sockets.get(remote)
      const unreceived = Number.parseInt(queues, 16)
      if (socket && unreceived > 0) stalled.set(socket, unreceived)
    }
    for (const socket of unread.keys()) if (!stalled.has(socket)) unread.delete(socket)
    for (const [socket, unreceived] of stalled) {
      const { bytesWritten } = socket
      const before = unread.get(socket)
      const hasProgress = before?.unreceived !== unreceived || before.bytesWritten !== bytesWritten
      if (hasProgress) unread.set(socket, { bytesWritten, unreceived, since: now })
      else if (now - before.since >= stalledMs) socket.destroy()
    }
  }

  const timer = setInterval(() => {
    if (isLooking || sockets.size === 0) return
    isLooking = true
    void look().finally(() => (isLooking = false))
  }, intervalMs)
  timer.unref()
  server.on('close', () => clearInterval(timer))
}

/** The remote end of a connection as the tables of Linux name it, such as `0100007F:C350`. */
function connectionKey(address: string, port: number): string {
  const bytes = isIPv4(address) ? address.split('.').map(Number) : ipv6Bytes(address)
  const words = Array.from({ length: bytes.length / 4 }, (_, word) => {
    const ofWord = bytes.slice(word * 4, word * 4 + 4)
    return endianness() === 'LE' ? ofWord.toReversed() : ofWord
  })
  const hex = (value: number, length: number) =>
    value.toString(16).toUpperCase().padStart(length, '0')
  return `${words
    .flat()
    .map((byte) => hex(byte, 2))
    .join('')}:${hex(port, 4)}`
}

function ipv6Bytes(address: string): number[] {
  const mapped = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (mapped) return [...Array<number>(10).fill(0), 255, 255, ...mapped.slice(1).map(Number)]
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = (text = '') =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []
  const front = groups(head)
  const back = groups(tail)
  const zeros = Array<number>(8 - front.length - back.length).fill(0)
  return [...front, ...zeros, ...back].flatMap((group) => [group >> 8, group & 255])
}
