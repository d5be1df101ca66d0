import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { nodeFlags } from '#server/launch/system/node-flags.mjs'

import { freePort } from './free-port.ts'
import { until } from './until.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const startDeadlineMs = 120_000

export interface ShopOptions {
  /** Size of the demo catalogue; the named products of the demo are always in it. */
  products?: number
  /** A product feed to load after the demo catalogue. */
  feed?: string
  /** Settings on top of the defaults. */
  env?: Record<string, string>
  /** Folder of another build. */
  buildDir?: string
}

export interface Shop extends AsyncDisposable {
  origin: string
  dataDir: string
  /** The serving process, for tests that send it signals. */
  process: ReturnType<typeof spawn>
  /** Its standard output and error so far. */
  output(): string
}

/** Settings of a shop with an external merchant at one origin. */
export function merchantSettings(origin: string): Record<string, string> {
  return {
    API_ENDPOINT: `${origin}/graphql`,
    AUTH_ENDPOINT: `${origin}/auth`,
    SIGN_ENDPOINT: `${origin}/sign/{API_KEY}?identity=`,
    IMAGE_SERVER: `${origin}/images`,
    SESSION_SECRET: 'a secret of more than thirty-two characters',
  }
}

/**
 * Starts the built shop with its own merchant and data on a free port, and waits until it is ready.
 */
export async function startShop({
  products = 240,
  feed,
  env = {},
  buildDir = join(root, 'build'),
}: ShopOptions = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hemvist-'))
  const port = Number(env.PORT ?? (await freePort()))
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    MERCHANT_DATA_DIR: dataDir,
    ...(!env.API_ENDPOINT && { MERCHANT_DRAW_AHEAD: 'false' }),
    ...env,
  }
  const command = (name: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(buildDir, `${name}.js`), ...args], {
      env: environment,
    })
  if (!env.API_ENDPOINT) await command('seed', '--products', String(products))
  if (feed) await command('import', feed)

  const child = spawn(process.execPath, [...nodeFlags, join(buildDir, 'server.js')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const shop: Shop = {
    origin: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => output,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT')
        await once(child, 'exit')
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = async () =>
    hasEnded() || (await fetch(`${shop.origin}/health/ready`).catch(() => null))?.ok
  try {
    await until(isReady, { what: 'the shop to start', deadlineMs: startDeadlineMs })
    if (!hasEnded()) return shop
    throw new Error('the shop ended')
  } catch (cause) {
    await shop[Symbol.asyncDispose]()
    throw new Error(`The shop did not start:\n${output}`, { cause })
  }
}
