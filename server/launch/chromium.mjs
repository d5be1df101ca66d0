import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { root } from './fingerprint.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/**
 * Path of a Chromium for the browser journeys: `CHROMIUM_PATH`, then one on the PATH, then
 * Playwright's own, then one installed now; null when none can be had.
 */
export async function findChromium() {
  return here() ?? (await playwrightsOwn()) ?? (await install())
}

function here() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const places = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => places.map((place) => join(place, name))),
  ]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

async function install() {
  say('No Chromium found: installing one for the browser journeys …')
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  await run(process.execPath, [playwright, 'install', 'chromium'], { cwd: root }).catch(() => null)
  const own = await playwrightsOwn()
  if (own) return own
  for (const command of ['apt-get update -qq', 'apt-get install -y -qq chromium']) {
    const [name, ...args] = command.split(' ')
    await run(name, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => null)
  }
  return here()
}
