import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../build/fingerprint.mjs'
import { run } from './run.mjs'
import { printLine } from './print.mjs'
import { installPackage, onPath } from './system-program.mjs'

/** For the journeys: `CHROMIUM_PATH`, then the PATH's, then Playwright's, then one installed now; null without one. */
export async function findChromium() {
  return here() ?? (await playwrightsOwn()) ?? (await install())
}

/** Takes a third less of the processor for the same pages; null without one, or when `CHROMIUM_PATH` names the browser. */
export async function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return null
  const name = 'chromium-headless-shell'
  if (!onPath(name)) await installPackage(name)
  return onPath(name)
}

function here() {
  const { CHROMIUM_PATH: path } = process.env
  if (path && existsSync(path)) return path
  const full = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  // The headless shell has no back/forward cache.
  return onPath(...full, 'chromium-headless-shell')
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

async function install() {
  printLine('No Chromium found: installing one for the browser journeys …')
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  await run(process.execPath, [playwright, 'install', 'chromium'], { cwd: root }).catch(() => null)
  const own = await playwrightsOwn()
  if (own) return own
  await installPackage('chromium')
  return here()
}
