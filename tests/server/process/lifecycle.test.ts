import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { freePort } from '#tests/support/free-port.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { startShop } from '#tests/support/start-shop.ts'

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

describe('SIGTERM', () => {
  it('drops no request of many visitors, and readiness changes in time for the balancer', async () => {
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
      while (!hasExited) {
        await get(shop.origin, path, agent).then(
          (reply) => replies.push(reply),
          (fault: unknown) => faults.push(fault),
        )
      }
      agent.destroy()
    }
    const paths = ['/', '/c/soffor', '/varukorgen', '/health/live', '/en', '/nope', '/favicon.svg']
    // The merchant's responses are warm: this test is about shutdown, not about startup.
    for (const path of paths) {
      await expect.poll(async () => (await get(shop.origin, path, agent)).status).toBeLessThan(500)
    }
    const visitors = paths.map(visitor)
    await expect.poll(() => replies.length, { timeout: 60_000 }).toBeGreaterThan(20)
    shop.process.kill('SIGTERM')
    await Promise.all([balancer, ...visitors])

    expect(faults).toEqual([])
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    expect(replies.some(({ closes }) => closes)).toBe(true)
    // Whoever asks while the shop drains is told to open another connection.
    expect(readinessReplies.at(-1)).toEqual({ status: 503, closes: true })
    expect(await exited).toEqual([0, null])
    expect(shop.output()).not.toContain('Warning')
  })

  it('waits for a form that is still being sent, and responds to it', async () => {
    await using shop = await startShop({ products: 60 })
    const exited = once(shop.process, 'exit')
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    const head = [
      'POST /varukorgen HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 12',
      'Expect: 100-continue',
      '',
      'intent=',
    ]
    socket.write(head.join('\r\n'))
    // The shop has read the head, so the form is in progress.
    await expect.poll(() => received, { timeout: 20_000 }).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    shop.process.kill('SIGTERM')
    const isListening = () =>
      get(shop.origin, '/health/live', new Agent()).then(Boolean, () => false)
    await expect.poll(isListening, { timeout: 20_000, interval: 100 }).toBe(false)
    expect(shop.process.exitCode).toBeNull()
    received = ''
    socket.write('promo')
    await once(socket, 'close')
    expect(received).toMatch(/^HTTP\/1\.1 (422|303|200) /)
    expect(received).toMatch(/^Connection: close\r$/m)
    expect(await exited).toEqual([0, null])
  })
})

it('a Ctrl-C that npm passes on a second time still shuts down cleanly, and at once', async () => {
  await using shop = await startShop({ products: 60 })
  const exited = once(shop.process, 'exit')
  const started = Date.now()
  shop.process.kill('SIGINT')
  shop.process.kill('SIGINT')
  expect(await exited).toEqual([0, null])
  expect(Date.now() - started).toBeLessThan(3_000)
})

it('a crashed merchant is restarted at the same address, and the cart is kept', async () => {
  await using shop = await startShop({ products: 60, env: { LOG_LEVEL: 'info' } })
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

const server = fileURLToPath(new URL('../../../build/server.js', import.meta.url))

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
  const shop = spawn(process.execPath, [server, '--dev'], { env })
  const closed = once(shop, 'close')
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output).toContain(`Starting … ${origin} shows it`)
  const page = await fetch(origin, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Starting …')])
  shop.kill('SIGTERM')
  await closed
  rmSync(dataDir, { recursive: true, force: true })
})

describe('an impossible start', () => {
  const start = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [server], { env, encoding: 'utf8', timeout: 20_000 })

  it('with an invalid setting prints one line', () => {
    const { status, stderr } = start({ NODE_ENV: 'production', PORT: 'abc' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^PORT: .+\n$/)
  })

  it('with an occupied port prints one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    const { status, stderr } = start({ NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1' })
    other.close()
    expect(status).toBe(1)
    expect(stderr).toMatch(new RegExp(`^PORT: ${port} .+ is in use.+\n$`))
  })

  it('with an occupied port of the merchant prints one line', async () => {
    await using other = await startShop({ products: 60, env: { LOG_LEVEL: 'info' } })
    // Health may answer before the line has come through the pipe.
    await expect
      .poll(() => other.output())
      .toMatch(/^\{.*"service":"shop","version":"[\d.]+","instance":".*"msg":"ready"/m)
    const port = new URL(other.origin).port
    const { status, stdout, stderr } = start({
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
      MERCHANT_PORT: port,
      MERCHANT_DATA_DIR: other.dataDir,
    })
    expect(status).toBe(1)
    expect(stdout + stderr).toBe(`MERCHANT_PORT: ${port} is in use\n`)
  })

  it('that is ended while it fills the catalogue ends the filling', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hemvist-'))
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      MERCHANT_DATA_DIR: dataDir,
      MERCHANT_PRODUCTS: '20000',
    }
    const shop = spawn(process.execPath, [server], { env })
    let output = ''
    for (const stream of [shop.stdout, shop.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    // The filling holds the output open as long as it runs.
    const closed = once(shop, 'close')
    await expect.poll(() => output, { timeout: 20_000 }).toContain('Products ')
    shop.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
    expect(existsSync(join(dataDir, 'catalogue.db'))).toBe(false)
    rmSync(dataDir, { recursive: true, force: true })
  }, 40_000)

  it('with an external merchant without addresses names the first missing one', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}/graphql`
    const { status, stderr } = start({ NODE_ENV: 'production', API_ENDPOINT: endpoint })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^AUTH_ENDPOINT: .+\n$/)
  })
})
