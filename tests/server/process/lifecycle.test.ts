import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

import { freePort } from '#tests/support/free-port.ts'
import { createGate } from '#tests/support/gate.ts'
import { openMarketsMerchant } from '#tests/support/markets-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { merchantSettings, startShop } from '#tests/support/start-shop.ts'

interface Reply {
  status: number
  closes: boolean
}

function get(origin: string, path: string, agent: Agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest(origin + path, { agent }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        const closes = response.headers.connection === 'close'
        resolve({ status: response.statusCode ?? 0, closes })
      })
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}

const server = fileURLToPath(new URL('../../../build/server.js', import.meta.url))

/** Starts the server without waiting until it is ready. */
const launch = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  watch(spawn(process.execPath, [server, ...args], { env }))

/** A test that fails leaves its process running. */
const started: ChildProcessWithoutNullStreams[] = []
afterAll(() => started.forEach((child) => child.kill('SIGKILL')))

function watch(child: ChildProcessWithoutNullStreams) {
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  // What the process has started holds its output open as long as it runs.
  return { child, closed: once(child, 'close'), output: () => output }
}

const creditIn = (market: string) => ({
  paymentType: 'Loan',
  market,
  amount: 1_000,
  months: 12,
  nominalRate: 9,
})

/** The merchant is asked again after one second, two and four, while the next two groups of tests run. */
describe.concurrent('a setting that only the merchant can refuse', () => {
  it.sequential('ends the start with one line', async ({ expect }) => {
    await using merchant = await openMarketsMerchant()
    const { closed, output } = launch({
      ...merchantSettings(new URL(merchant.endpoint).origin),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      LOG_LEVEL: 'error',
      FALLBACK_CHANNEL_ID: '9|xx',
    })
    const line = 'FALLBACK_CHANNEL_ID: the merchant has no channel "9|xx"\n'
    expect([await closed, output()]).toEqual([[1, null], line])
  })

  it('is told of when it has no effect', async ({ expect }) => {
    await using merchant = await openMarketsMerchant()
    await using shop = await startShop({
      env: {
        ...merchantSettings(new URL(merchant.endpoint).origin),
        MARKET_GROUP: 'nordics',
        FALLBACK_MARKET_ALIAS: 'no',
        CHANNEL_SETTINGS: JSON.stringify([
          { channelId: '1|se', credit: [creditIn('se'), creditIn('sv')] },
        ]),
        LOG_LEVEL: 'info',
      },
    })
    // For the check, and for the first page before it is requested.
    await expect.poll(() => merchant.requests.length, { timeout: 10_000 }).toBe(2)
    // The last line of the start: earlier ones are written by then.
    await expect.poll(() => shop.output(), { timeout: 10_000 }).toContain('"msg":"ready"')
    const told = [...shop.output().matchAll(/"reason":"([^"]*)","msg":"setting without effect"/g)]
    expect(told.map(([, reason]) => reason)).toEqual([
      'FALLBACK_MARKET_ALIAS has no effect because MARKET_GROUP leaves out no. There are se',
      'CHANNEL_SETTINGS has no effect for the credit in sv, because the merchant has no such market. There are se, no',
    ])
  })

  it('ends no start by SIGTERM, but a shop that drains is never called ready', async ({
    expect,
  }) => {
    const gate = createGate()
    await using merchant = await openMarketsMerchant(async () => {
      await gate.passed
      return 'nordics'
    })
    const { child, closed, output } = launch({
      ...merchantSettings(new URL(merchant.endpoint).origin),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
    })
    await expect.poll(() => merchant.requests.length, { timeout: 60_000 }).toBe(1)
    child.kill('SIGTERM')
    await expect.poll(output).toContain('"draining"')
    gate.open()
    expect(await closed).toEqual([0, null])
    expect(output()).not.toContain('"ready"')
  })

  it('does not end it while the merchant does not respond; when it does, the log says it and the shop is not ready', async ({
    expect,
  }) => {
    let group: string | null = null
    await using merchant = await openMarketsMerchant(() => group)
    await using shop = await startShop({
      env: { ...merchantSettings(new URL(merchant.endpoint).origin), MARKET_GROUP: 'eu' },
    })
    await expect.poll(() => shop.output()).toContain('settings not verified')
    // A stack of the built shop names the files of its source.
    expect(shop.output()).toMatch(/"stack":"[^\n]*\/app\/[\w/.-]+\.ts:\d+/)
    expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200)
    group = 'nordics'
    await expect
      .poll(() => shop.output(), { timeout: 20_000 })
      .toContain('MARKET_GROUP: the merchant has no market in the group')
    const ready = await fetch(`${shop.origin}/health/ready`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'refused' }])
    group = 'eu'
    await expect
      .poll(async () => (await fetch(`${shop.origin}/health/ready`)).status, { timeout: 20_000 })
      .toBe(200)
  }, 60_000)
})

describe.concurrent('SIGTERM', () => {
  it('to npm ends its shell alone, and the shop with it', async ({ expect }) => {
    await using merchant = await openMarketsMerchant()
    const env = {
      ...merchantSettings(new URL(merchant.endpoint).origin),
      PATH: process.env.PATH,
      NODE_ENV: 'production' as const,
      npm_lifecycle_event: 'start',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
    }
    const cwd = resolve(server, '../..')
    const shell = spawn('sh', ['-c', 'node server/launch/start.mjs; :'], { env, cwd })
    const { child, closed, output } = watch(shell)
    await expect.poll(output, { timeout: 60_000 }).toContain('"msg":"ready"')
    child.kill()
    await closed
    expect(output()).toContain('"reason":"SIGTERM","msg":"draining"')
  })

  it.sequential('drops no request of many visitors nor a form that is still being sent, and readiness changes in time for the balancer', async ({
    expect,
  }) => {
    await using shop = await startShop({ products: 60 })
    const exited = once(shop.process, 'exit')
    let hasExited = false
    const replies: Reply[] = []
    const faults: unknown[] = []

    // A balancer: sends visitors as long as readiness is ok, checked twice a second.
    const agent = new Agent({ keepAlive: true })
    const readinessReplies: Reply[] = []
    const readiness = async () => {
      const reply = await get(shop.origin, '/health/ready', agent)
      readinessReplies.push(reply)
      return reply.status
    }
    const balancer = expect
      .poll(readiness, { timeout: 60_000, interval: 500 })
      .toBe(503)
      .finally(() => (hasExited = true))
    const visitor = async (path: string) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const sendNext = async () => {
        await get(shop.origin, path, agent).then(
          (reply) => replies.push(reply),
          (fault: unknown) => faults.push(fault),
        )
        return hasExited
      }
      // Four a second: requests without a pause keep both cores busy while the shop drains.
      await expect.poll(sendNext, { timeout: 60_000, interval: 250 }).toBe(true)
      agent.destroy()
    }
    const paths = ['/', '/c/soffor', '/varukorgen', '/health/live', '/en', '/nope', '/favicon.svg']
    // The merchant's responses are warm: this test is about shutdown, not about startup.
    for (const path of paths) {
      await expect.poll(async () => (await get(shop.origin, path, agent)).status).toBeLessThan(500)
    }
    const visitors = paths.map(visitor)
    await expect.poll(() => replies.length, { timeout: 60_000 }).toBeGreaterThan(20)
    const form = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    let received = ''
    form.on('data', (chunk) => (received += chunk.toString('latin1')))
    const head = [
      'POST /varukorgen HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 12',
      'Expect: 100-continue',
      '',
      'intent=',
    ]
    form.write(head.join('\r\n'))
    // The shop has read the head, so the form is in progress.
    await expect.poll(() => received, { timeout: 20_000 }).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    shop.process.kill('SIGTERM')
    await Promise.all([balancer, ...visitors])
    const isListening = () =>
      get(shop.origin, '/health/live', new Agent()).then(Boolean, () => false)
    await expect.poll(isListening, { timeout: 20_000, interval: 100 }).toBe(false)
    expect(shop.process.exitCode).toBeNull()
    received = ''
    form.write('promo')
    await once(form, 'close')
    expect(received).toMatch(/^HTTP\/1\.1 (422|303|200) /)
    expect(received).toMatch(/^Connection: close\r$/m)

    expect(faults).toEqual([])
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    expect(replies.some(({ closes }) => closes)).toBe(true)
    // Whoever asks while the shop drains is told to open another connection.
    expect(readinessReplies.at(-1)).toEqual({ status: 503, closes: true })
    expect(await exited).toEqual([0, null])
    expect(shop.output()).not.toContain('Warning')
  })
})

describe.concurrent('a running shop', async () => {
  const shop = await openForTests(startShop({ products: 60, env: { LOG_LEVEL: 'info' } }))

  it.sequential('refuses with one line another one whose merchant has its port', async ({
    expect,
  }) => {
    // Health may answer before the line has come through the pipe.
    await expect
      .poll(() => shop.output())
      .toMatch(/^\{.*"service":"shop","version":"[\d.]+","instance":".*"msg":"ready"/m)
    const port = new URL(shop.origin).port
    const { closed, output } = launch({
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
      MERCHANT_PORT: port,
      MERCHANT_DATA_DIR: shop.dataDir,
    })
    expect([await closed, output()]).toEqual([[1, null], `MERCHANT_PORT: ${port} is in use\n`])
  })

  it.sequential('restarts a crashed merchant at the same address, and keeps the cart', async ({
    expect,
  }) => {
    const shopper = openShopper(shop.origin)
    await shopper.buy(await shopper.findProduct())

    const listening = /"service":"merchant"[^\n]*"pid":(\d+)/.exec(shop.output())
    process.kill(Number(listening?.[1]), 'SIGKILL')
    await expect
      .poll(async () => (await shopper.get('/c/soffor')).status, { timeout: 15_000, interval: 200 })
      .toBe(200)
    await expect.poll(() => shopper.linesInCart(), { timeout: 15_000, interval: 200 }).toBe(1)
    expect((await shopper.get('/health/ready')).status).toBe(200)
  })

  it.sequential('serves visitors while nobody reads its log', async ({ expect }) => {
    shop.process.stdout?.pause()
    // More than the pipe and the buffers hold.
    let left = 250
    const sendSome = async () => {
      while (left-- > 0) await sendRequest(`${shop.origin}/assets/${'x'.repeat(1_800)}-${left}.js`)
    }
    await Promise.all(Array.from({ length: 8 }, sendSome))
    expect((await openShopper(shop.origin).get('/c/soffor')).status).toBe(200)
    shop.process.stdout?.resume()
    await expect.poll(() => shop.output()).toMatch(/"path":"\/c\/soffor","status":200/)
  })

  it.sequential('ends cleanly and at once by a Ctrl-C that npm passes on a second time', async ({
    expect,
  }) => {
    // Neither a connection without a request nor a visitor who is sent live stock holds the end of the shop.
    const unused = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    await once(unused, 'connect')
    const live = await fetch(`${shop.origin}/events/stock?product=1`)
    expect(live.headers.get('content-type')).toContain('text/event-stream')
    const exited = once(shop.process, 'exit')
    const started = Date.now()
    shop.process.kill('SIGINT')
    shop.process.kill('SIGINT')
    expect(await exited).toEqual([0, null])
    expect(Date.now() - started).toBeLessThan(3_000)
    expect(shop.output()).not.toContain('drain timed out')
    await live.body?.cancel().catch(() => undefined)
  })
})

it('a development server says that it starts, in the terminal and in the browser', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hemvist-'))
  const origin = `http://localhost:${await freePort()}`
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: new URL(origin).port,
    MERCHANT_DATA_DIR: dataDir,
    // Filling takes long enough to look at the page.
    MERCHANT_PRODUCTS: '20000',
  }
  const { child, closed, output } = launch(env, '--dev')
  await expect.poll(output).toContain(`Starting … ${origin} shows it`)
  const page = await fetch(origin, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Starting …')])
  child.kill('SIGTERM')
  await closed
  rmSync(dataDir, { recursive: true, force: true })
})

describe('an impossible start', () => {
  it('with an invalid setting prints one line', async () => {
    const { closed, output } = launch({ NODE_ENV: 'production', PORT: 'abc' })
    expect(await closed).toEqual([1, null])
    expect(output()).toMatch(/^PORT: .+\n$/)
  })

  it('with an occupied port prints one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    const { closed, output } = launch({ NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1' })
    expect(await closed).toEqual([1, null])
    other.close()
    expect(output()).toMatch(new RegExp(`^PORT: ${port} .+ is in use.+\n$`))
  })

  it('with a folder that cannot be created prints one line', async () => {
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      MERCHANT_DATA_DIR: '/proc/hemvist/data',
    }
    const { closed, output } = launch(env)
    expect(await closed).toEqual([1, null])
    expect(output()).toMatch(
      /^MERCHANT_DATA_DIR: \/proc\/hemvist\/data cannot be written \(E[A-Z]+.+\n$/,
    )
  })

  it('that is ended while it fills the catalogue ends the filling', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hemvist-'))
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      MERCHANT_DATA_DIR: dataDir,
      MERCHANT_PRODUCTS: '20000',
    }
    const { child, closed, output } = launch(env)
    let logged = ''
    child.stdout.on('data', (chunk: Buffer) => (logged += chunk.toString()))
    await expect.poll(output).toContain('Products ')
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
    // What is for people is on standard error.
    expect(logged).toMatch(/^(\{.*\}\n)+$/)
    expect(existsSync(join(dataDir, 'catalogue.db'))).toBe(false)
    rmSync(dataDir, { recursive: true, force: true })
  }, 40_000)
})
