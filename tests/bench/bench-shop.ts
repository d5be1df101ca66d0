import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { nodeFlags } from '#server/launch/system/node-flags.mjs'
import { freePort } from '#tests/support/free-port.ts'

/** Size of the catalogue of a benchmark. */
export const benchProducts = Number(process.env['BENCH_PRODUCTS'] ?? 200_000)

/** Kept between runs. */
export const benchDataDir = join('node_modules', '.cache', `bench-${benchProducts}`)

export interface BenchShop extends AsyncDisposable {
  origin: string
  /** Its merchant, or the one that it was started with. */
  merchantOrigin: string
  process: ChildProcess
}

/**
 * Starts the built shop and waits until it is ready.
 *
 * @param core that it and its merchant may use; all by default
 * @param env with an `API_ENDPOINT` it has no merchant; else its catalogue is kept between runs
 */
export async function startBenchShop(
  env: Record<string, string> = {},
  core?: number,
): Promise<BenchShop> {
  mkdirSync(benchDataDir, { recursive: true })
  const [port, merchantPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const command = [process.execPath, ...nodeFlags, 'build/server.js']
  // It becomes the shop's process.
  const [program = '', ...args] =
    core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const shop = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      MERCHANT_PORT: String(merchantPort),
      MERCHANT_DATA_DIR: benchDataDir,
      MERCHANT_PRODUCTS: String(benchProducts),
      MERCHANT_DRAW_AHEAD: 'false',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(shop, origin)
  return {
    origin,
    merchantOrigin: `http://127.0.0.1:${merchantPort}`,
    process: shop,
    async [Symbol.asyncDispose]() {
      if (shop.exitCode !== null) return
      shop.kill('SIGINT')
      await once(shop, 'exit')
    },
  }
}

async function untilReady(shop: ChildProcess, origin: string): Promise<void> {
  while (shop.exitCode === null) {
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The shop did not start')
}
