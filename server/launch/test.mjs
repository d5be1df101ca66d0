import './node-version.mjs'

import { join } from 'node:path'

import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { root } from './fingerprint.mjs'
import { install } from './install.mjs'
import { findRedis } from './redis.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/**
 * Everything that must hold, in the order of what is quickest to tell. A check without tests of its
 * own counts as one. The last line is `N passed, N failed`.
 */
await install()

const tool = (...path) => join(root, 'node_modules', ...path)
const tally = { passed: 0, failed: 0 }

// Each of these keeps one core busy, so they go side by side.
say('\n— format, lint, types')
await Promise.all([
  check('types', tool('typescript', 'bin', 'tsc'), ['--noEmit']),
  check('lint', tool('eslint', 'bin', 'eslint.js'), ['--max-warnings=0', '.']),
  check('format', tool('prettier', 'bin', 'prettier.cjs'), ['--check', '--log-level=warn', '.']),
])
await build()
await modules()
await journeys()

say(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 ? 1 : 0

async function check(name, script, args) {
  const { code } = await run(process.execPath, [script, ...args], { cwd: root })
  if (code !== 0) say(`${name}: failed`)
  tally[code === 0 ? 'passed' : 'failed'] += 1
}

/** Counts are read from what the runner prints; a runner that fails without one counts as a failure. */
async function suite(name, script, args, env = {}) {
  say(`\n— ${name}`)
  const { code, output } = await run(process.execPath, [script, ...args], {
    cwd: root,
    capture: true,
    env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  })
  const lines = output
    .split('\n')
    .filter((line) => /^\s*(Tests\s|\d+ (passed|failed|flaky))/.test(line))
  const sum = (word) =>
    lines.reduce((total, line) => total + Number(line.match(`(\\d+) ${word}`)?.[1] ?? 0), 0)
  const failed = sum('failed')
  tally.passed += sum('passed') + sum('flaky')
  tally.failed += code !== 0 ? Math.max(failed, 1) : failed
}

async function modules() {
  const redis = await findRedis()
  if (!redis) {
    say(
      '\nWithout redis-server, the tests of what instances share are skipped: none was found and none could be installed. Set REDIS_SERVER_PATH.',
    )
  }
  await suite(
    'unit and contract',
    tool('vitest', 'vitest.mjs'),
    ['run', '--config', 'tests/vitest.config.ts'],
    redis ? { REDIS_SERVER_PATH: redis } : {},
  )
}

async function journeys() {
  const chromium = await findChromium()
  if (!chromium) {
    say(
      '\nThe browser journeys need Chromium: none was found and none could be installed. Set CHROMIUM_PATH.',
    )
    tally.failed += 1
    return
  }
  await suite(
    'browser journeys',
    tool('@playwright', 'test', 'cli.js'),
    ['test', '--config', 'tests/playwright.config.ts'],
    { CHROMIUM_PATH: chromium },
  )
}
