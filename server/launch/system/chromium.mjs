import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../build/fingerprint.mjs'
import { run } from './run.mjs'
import { printLine } from './print.mjs'
import { installPackage, onPath } from './system-program.mjs'

/**
 * Path of a Chromium for the browser journeys: `CHROMIUM_PATH`, then one on the PATH, then
 * Playwright's own, then one installed now; null when none is available.
 */
export async function findChromium() {
  return here() ?? (await playwrightsOwn()) ?? (await install())
}

/**
 * Path of Chromium's headless shell, which takes a third less of the processor for the same pages; null
 * when none can be had, or when `CHROMIUM_PATH` names the browser to use.
 */
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
