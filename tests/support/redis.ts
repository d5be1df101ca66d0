import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createLog } from '#server/process/log.ts'
import { openRedis, type Redis } from '#server/process/redis/redis.ts'

import { freePort } from './free-port.ts'
import { until } from './until.ts'

const program = process.env.REDIS_SERVER_PATH ?? 'redis-server'

/** Whether this machine has a redis-server; tests that need one are skipped without it. */
export const hasRedis = (() => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

export interface RedisServer extends AsyncDisposable {
  url: string
  /** Kills it until it is started again, empty. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Suspends it with open connections, until it is resumed. */
  suspend(): void
  resume(): void
}

/** A separate Redis on a free port, without persistence. */
export async function startRedis(): Promise<RedisServer> {
  const dir = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ReturnType<typeof spawn> | null = null
  const redis: RedisServer = {
    url,
    async start() {
      child = spawn(program, ['--port', String(port), '--save', '', '--dir', dir])
      const { redis: probe } = await connectTo(url)
      probe.destroy()
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
    suspend: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await redis.kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
  await redis.start()
  return redis
}

/** A ready connection as the shop has one, and its log lines. */
export async function connectTo(url: string): Promise<{ redis: Redis; lines: string[] }> {
  const lines: string[] = []
  const log = createLog('warn', {}, { write: (line: string) => void lines.push(line) })
  const redis = openRedis(url, log)
  await until(() => redis.isReady, { what: 'a connection to the Redis' })
  return { redis, lines }
}
