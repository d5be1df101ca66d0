import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import Libsql from 'libsql'

import { freePort } from '#tests/support/free-port.ts'
import {
  merchantSettings,
  startShop,
  type Shop,
  type ShopOptions,
} from '#tests/support/start-shop.ts'
import { until } from '#tests/support/until.ts'

const buildDir = fileURLToPath(new URL('../../build', import.meta.url))
const publicOrigin = 'http://shop.test'

/** The built merchant as a separate process, which can be killed and restarted. */
export interface StandaloneMerchant extends AsyncDisposable {
  origin: string
  process(): ReturnType<typeof spawn>
  start(): Promise<void>
  /** Number of orders with this email address, in any state. */
  ordersOf(email: string): number
  /** What was paid with this email address: orders, captured payments and confirmations by mail. */
  paymentsOf(email: string): { paid: number; captured: number; mails: number }
  /** A storefront of it, at this port. */
  openShop(port: number, options?: Pick<ShopOptions, 'env' | 'buildDir'>): Promise<Shop>
}

interface MerchantOptions {
  /** Its folder, which is removed in the end; a temporary one by default. */
  dataDir?: string
  /** Settings on top of the defaults. */
  env?: Record<string, string>
}

export async function openStandaloneMerchant(
  products: number,
  { dataDir = mkdtempSync(join(tmpdir(), 'lone-')), env: given = {} }: MerchantOptions = {},
): Promise<StandaloneMerchant> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    MERCHANT_PORT: String(port),
    MERCHANT_DATA_DIR: dataDir,
    MERCHANT_PUBLIC_ORIGIN: publicOrigin,
    MERCHANT_AUTH_SECRET: 'a secret of more than thirty-two characters',
    MERCHANT_DRAW_AHEAD: 'false',
    LOG_LEVEL: 'error',
    ...given,
  }
  const seed = [join(buildDir, 'seed.js'), '--products', String(products)]
  await promisify(execFile)(process.execPath, seed, { env })
  let child: ReturnType<typeof spawn>
  const isListening = () => fetch(`${origin}/images/x`).then(Boolean, () => false)
  const merchant: StandaloneMerchant = {
    origin,
    process: () => child,
    async start() {
      child = spawn(process.execPath, [join(buildDir, 'merchant.js')], { env, stdio: 'inherit' })
      await until(isListening, { what: 'the merchant' })
    },
    ordersOf(email) {
      const db = new Libsql(join(dataDir, 'shop.db'), { readonly: true })
      try {
        const { orders } = db
          .prepare('SELECT count(*) AS orders FROM shop_order WHERE instr(document, ?) > 0')
          .get(`"${email}"`) as { orders: number }
        return orders
      } finally {
        db.close()
      }
    },
    paymentsOf(email) {
      const db = new Libsql(join(dataDir, 'shop.db'), { readonly: true })
      try {
        const query = `SELECT
          (SELECT count(*) FROM shop_order WHERE email = ? AND paid_at IS NOT NULL) AS paid,
          (SELECT count(*) FROM shop_order_event JOIN shop_order ON order_number = number
            WHERE email = ? AND event IN ('approve', 'lose-return')) AS captured,
          (SELECT count(*) FROM mail WHERE recipient = ? AND kind = 'order-confirmation') AS mails`
        return db.prepare(query).get(email, email, email) as ReturnType<
          StandaloneMerchant['paymentsOf']
        >
      } finally {
        db.close()
      }
    },
    openShop: (shopPort, { env: more, buildDir: shopBuild } = {}) =>
      startShop({
        env: {
          ...merchantSettings(origin),
          BASE_URL: publicOrigin,
          PORT: String(shopPort),
          TRUST_PROXY: '1',
          ...more,
        },
        buildDir: shopBuild,
      }),
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await merchant.start()
  return merchant
}
