import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#tests/support/free-port.ts'
import { merchantSettings } from '#tests/support/start-shop.ts'
import { until } from '#tests/support/until.ts'

import { byInvoice, openBuyer, productsOf, type Buyer } from './buyer.ts'
import { runContainer, type Container } from './container-run.ts'
import { openImageBuilder, type Image } from './image-build.ts'
import type { Part, Row } from './part.ts'
import { follow } from './payer.ts'

const startDeadlineMs = 120_000
/** What README and the examples of a deployment allow. */
const endDeadlineSeconds = 30
const thanks = 'Tack för din order!'

/**
 * The Dockerfile is built without a container engine, and its images run as unprivileged users on file systems that
 * cannot be written to. Somebody buys in them; one is killed while it starts, and another after an order.
 */
export const container: Part = {
  name: 'container',
  minutes: 30,
  isOnlyWhenNamed: true,
  async run({ random, print }) {
    const rows: Row[] = []
    const row = (attack: string, measured: string, bound: string, isOk: boolean) =>
      rows.push({ attack, measured, bound, isOk })
    const choose = random('container')
    await using folders = openFolders()

    let started = performance.now()
    const seconds = () => {
      const passed = (performance.now() - started) / 1000
      started = performance.now()
      return `${passed.toFixed(1)} s`
    }
    await using images = await openImageBuilder()
    print(`base of Debian and Node: ${seconds()}`)
    const complete = await images.build('')
    print(`complete image: ${seconds()}`)
    const alone = await images.build('shop')
    print(`image of the shop alone: ${seconds()}`)
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    const labelled = complete.config.Labels['org.opencontainers.image.version']
    row('labels', `version ${labelled}`, version, labelled === version)

    // Killed while it fills its catalogue for the first time.
    const port = await freePort()
    const merchantPort = await freePort()
    const origin = `http://localhost:${port}`
    const data = folders.open()
    const settings = {
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUST_PROXY: '1',
      MERCHANT_PORT: String(merchantPort),
      MERCHANT_DEMO: 'true',
      MERCHANT_PRODUCTS: '1000',
      LOG_LEVEL: 'warn',
    }
    const begun = runContainer({ image: complete, env: settings, data })
    await until(() => existsSync(join(data, 'catalogue.db.building')), { what: 'a catalogue' })
    await begun.end('SIGKILL')

    started = performance.now()
    let shop = runContainer({ image: complete, env: settings, data })
    try {
      await ready(shop, origin)
      row('start after a kill in the first one', seconds(), 'ready', true)
      rows.push(confinementRow(shop))
      const [, ...check] = complete.config.Healthcheck.Test
      const { code: health } = await shop.exec(check)
      row('health check of the image', `exit ${health}`, 'exit 0', health === 0)

      const products = await productsOf(origin)
      const buyer = await openBuyer(origin, products, choose, byInvoice)
      const confirmation = await orderOf(buyer)
      row('an order by invoice', said(confirmation), 'is confirmed', confirmation !== null)

      const saved = await shop.exec(['node', 'build/backup.js', '-'])
      await shop.end('SIGKILL')
      shop = runContainer({ image: complete, env: settings, data })
      await ready(shop, origin)
      const isKept = await isConfirmed(buyer, confirmation)
      row('the order after a kill', isKept ? 'is there' : 'lost', 'is there', isKept)

      started = performance.now()
      const code = await shop.end('SIGTERM')
      const took = (performance.now() - started) / 1000
      const isInTime = code === 0 && took < endDeadlineSeconds
      row(
        'SIGTERM',
        `exit ${code}, ${took.toFixed(1)} s`,
        `exit 0, ${endDeadlineSeconds} s`,
        isInTime,
      )

      const other = folders.open()
      const command = ['node', 'build/restore.js', '-']
      const restoring = runContainer(
        { image: complete, env: settings, data: other },
        {
          command,
          input: saved.output,
        },
      )
      const [restored] = (await once(restoring.process, 'close')) as [number | null]
      shop = runContainer({ image: complete, env: settings, data: other })
      await ready(shop, origin)
      const isRestored = await isConfirmed(buyer, confirmation)
      row(
        'a backup of it, restored elsewhere',
        `exits ${saved.code} and ${restored}, the order ${isRestored ? 'is there' : 'is lost'}`,
        'is there',
        saved.code === 0 && restored === 0 && isRestored,
      )
      rows.push(await aloneRow(alone, `http://127.0.0.1:${merchantPort}`, origin, choose))
    } catch (error) {
      print(shop.output())
      throw error
    } finally {
      await shop[Symbol.asyncDispose]()
    }
    return rows
  },
}

/** Somebody buys in the shop alone, at the merchant of the complete image. */
async function aloneRow(
  image: Image,
  merchant: string,
  publicOrigin: string,
  random: () => number,
): Promise<Row> {
  const port = await freePort()
  const env = {
    ...merchantSettings(merchant),
    HOST: '127.0.0.1',
    PORT: String(port),
    BASE_URL: publicOrigin,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  }
  await using shop = runContainer({ image, env })
  const origin = `http://localhost:${port}`
  await ready(shop, origin)
  const buyer = await openBuyer(origin, await productsOf(origin), random, byInvoice)
  const confirmation = await orderOf(buyer)
  return {
    attack: 'an order in the image of the shop alone',
    measured: said(confirmation),
    bound: 'is confirmed',
    isOk: confirmation !== null && confinementRow(shop).isOk,
  }
}

async function ready(shop: Container, origin: string): Promise<void> {
  const isReady = async () => {
    if (shop.hasEnded()) throw new Error(`the container ended:\n${shop.output()}`)
    return (await fetch(`${origin}/health/ready`).catch(() => null))?.ok
  }
  await until(isReady, { what: 'the container', deadlineMs: startDeadlineMs })
}

const said = (confirmation: string | null) => (confirmation ? 'is confirmed' : 'is not confirmed')

/** Address of the page that confirms the order; null without one. */
async function orderOf(buyer: Buyer): Promise<string | null> {
  const { location } = await buyer.order()
  const page = await follow(buyer.shopper, location ?? '/varukorgen')
  return page.html.includes(thanks) ? location : null
}

async function isConfirmed(buyer: Buyer, confirmation: string | null): Promise<boolean> {
  const page = await follow(buyer.shopper, confirmation ?? '/varukorgen')
  return page.html.includes(thanks)
}

/** What the system says of the process: its user, its privileges, and where it may write. */
function confinementRow(shop: Container): Row {
  const pid = shop.pid()
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
  const mounts = readFileSync(`/proc/${pid}/mountinfo`, 'utf8').split('\n')
  const fields = mounts.map((line) => line.split(' '))
  const options = fields.findLast(([, , , , place]) => place === '/')?.[5] ?? ''
  const facts = {
    user: field('Uid'),
    rights: field('CapBnd').replace(/^0+/, '') || 'none',
    more: field('NoNewPrivs') === '1' ? 'never' : 'possible',
    root: options.split(',').includes('ro') ? 'read-only' : 'writable',
  }
  return {
    attack: 'confinement',
    measured: `user ${facts.user}, privileges ${facts.rights}, more ${facts.more}, ${facts.root}`,
    bound: 'user 65532, none, never, read-only',
    isOk: Object.values(facts).join() === '65532,none,never,read-only',
  }
}

/** Folders for volumes, which belong to the user of the images. */
function openFolders() {
  const opened: string[] = []
  return {
    open() {
      const folder = mkdtempSync(join(tmpdir(), 'volume-'))
      chownSync(folder, 65_532, 65_532)
      opened.push(folder)
      return folder
    },
    async [Symbol.asyncDispose]() {
      for (const folder of opened) rmSync(folder, { recursive: true, force: true })
    },
  }
}
