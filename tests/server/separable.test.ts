import { execFile, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { nodeFlags } from '#server/launch/system/node-flags.mjs'
import { askMerchant } from '#tests/support/ask-merchant.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { placeOrder } from '#tests/support/order-by-bill.ts'
import { shopPackages } from '#tests/support/shop-packages.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { merchantSettings } from '#tests/support/start-shop.ts'
import { until } from '#tests/support/until.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const feed = join(root, 'tests', 'support', 'furniture-feed.tsv')
// Inside the project, where processes find their packages.
const copies = join(root, '.cache', `separable-${process.pid}`)
const images: string[] = []
const running: ChildProcess[] = []

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of [copies, ...images]) await rm(folder, { recursive: true, force: true })
})

it('without the demo, the merchant sells imported products, with a default picture', async () => {
  const copy = await buildWithout('server/demo')
  const environment = { ...process.env, MERCHANT_DATA_DIR: join(copy, '.data'), API_KEY: 'demo' }
  const { stdout } = await promisify(execFile)('node', [join(copy, 'build', 'import.js'), feed], {
    env: environment,
  })
  expect(stdout).toMatch(/[1-9]\d* products: [1-9]\d* new/)
  const child = fork(join(copy, 'build', 'merchant.js'), { env: environment, silent: true })
  running.push(child)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const merchant = `http://127.0.0.1:${port}`

  const { products } = await askMerchant(
    `${merchant}/graphql`,
    `{ products(take: 100, filter: { sort: PRICE }) { products {
      skus { skuId stock { totalStock } } productImages { fileName } } } }`,
  )
  const product = products.products.find((one: WireProduct) => one.skus[0]!.stock.totalStock > 1)
  const picture = await fetch(
    `${merchant}/images/product/400f500/${product.productImages[0].fileName}`,
  )
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(500)

  const { addToCart: cart } = await askMerchant(
    `${merchant}/graphql`,
    `mutation { addToCart(id: "", item: { skuId: ${product.skus[0].skuId}, quantity: 1 }) { id } }`,
  )
  const { placeOrder: order } = await askMerchant(
    `${merchant}/graphql`,
    `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId status } }`,
    { cartId: cart.id, checkout: buyer },
  )
  expect(Number(order.orderId)).toBeGreaterThan(0)
})

describe('the shop without the merchant and its packages', () => {
  let shop: { entry: string; args: string[] }
  beforeAll(async () => {
    shop = await createShopImage(await buildWithout('server/merchant', 'server/demo'))
  })

  it.each(['hono', 'libsql', 'sharp'])('has no %s', (name) => {
    expect(() => createRequire(shop.entry).resolve(name)).toThrow(/Cannot find module/)
  })

  it('sells to a guest at an external Merchant API', async () => {
    await using merchant = await openSeededMerchant(60)
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const child = spawn(process.execPath, shop.args, {
      env: {
        ...merchantSettings(merchant.origin),
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        BASE_URL: merchant.publicOrigin,
        LOG_LEVEL: 'silent',
      },
    })
    running.push(child)
    await until(
      async () => (await fetch(`${origin}/health/ready`).catch(() => null))?.status === 200,
      { what: 'the shop is ready' },
    )
    const shopper = openShopper(origin)
    expect((await shopper.get('/')).html).toContain('Rum att landa i')

    const { pathname, search } = await placeOrder(
      shopper,
      await shopper.findProduct(),
      'eva@example.com',
    )
    expect((await shopper.get(pathname + search)).html).toContain('Tack för din order!')
  })

  it('ends with one line without API_ENDPOINT', async () => {
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
    }
    const start = promisify(execFile)(process.execPath, shop.args, { env })
    await expect(start).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^API_ENDPOINT: this build contains no merchant.*\n$/),
    })
  })
})

interface WireProduct {
  skus: { skuId: number; stock: { totalStock: number } }[]
}

const buyer = {
  email: 'anna@example.com',
  billingAddress: {
    firstName: 'Anna',
    lastName: 'Berg',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Stockholm',
    mobile: '0701234567',
  },
  identityNumber: '8112289874',
  paymentId: 23,
  shippingId: 1,
  acceptedConsents: ['order'],
  checkoutUrls: {
    redirectUrl: 'http://localhost:3000/checkout/confirm?cartid={geins.cartid}',
    checkoutPageUrl: 'http://localhost:3000/kassan',
  },
}

/** A copy of the project without some folders, with its server built. */
async function buildWithout(...folders: string[]): Promise<string> {
  const copy = join(copies, `without-${folders.length}`)
  await mkdir(copy, { recursive: true })
  for (const part of ['server', 'server.ts', 'package.json', 'tsconfig.json']) {
    await cp(join(root, part), join(copy, part), { recursive: true })
  }
  for (const part of ['app', 'locales']) await symlink(join(root, part), join(copy, part))
  for (const folder of folders) await rm(join(copy, folder), { recursive: true })
  const build = pathToFileURL(join(copy, 'server', 'launch', 'build.mjs')).href
  await promisify(execFile)(
    'node',
    [
      '--input-type=module',
      '-e',
      `const { build } = await import('${build}'); await build({ only: 'the server' })`,
    ],
    { cwd: copy },
  )
  return copy
}

/**
 * A folder outside of the project with what the `shop` target of the Dockerfile contains: a build
 * and the shop's production packages.
 */
async function createShopImage(copy: string) {
  const image = await mkdtemp(join(tmpdir(), 'shop-image-'))
  images.push(image)
  await cp(join(copy, 'package.json'), join(image, 'package.json'))
  await cp(join(copy, 'build'), join(image, 'build'), { recursive: true })
  // The build of the app does not depend on the server: the existing one is identical.
  for (const part of ['client', 'server', '.app-fingerprint'])
    await symlink(join(root, 'build', part), join(image, 'build', part))
  for (const folder of shopPackages()) {
    // Absent when it is for another platform; a link to a package includes those below it.
    if (!existsSync(join(root, folder)) || folder.includes('/node_modules/')) continue
    await mkdir(dirname(join(image, folder)), { recursive: true })
    await symlink(join(root, folder), join(image, folder))
  }
  const entry = join(image, 'build', 'server.js')
  // A package is found beside its link, not beside the folder that the link names.
  return { entry, args: [...nodeFlags, '--preserve-symlinks', entry] }
}
