import './system/node-version.mjs'

import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { build } from './build.mjs'
import { findChromium, findHeadlessShell } from './system/chromium.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { findRedis } from './system/redis.mjs'
import { run } from './system/run.mjs'
import { printLine } from './system/print.mjs'
import { createTestFolder } from './test-folder.mjs'
import {
  addReports,
  closingLines,
  emptyReport,
  readPlaywrightReport,
  readVitestReport,
} from './test-report.mjs'

/**
 * Runs all checks, the fastest first; each without tests counts as one. Ends with how long each part and the longest
 * tests took, those that passed at their second try only, which count as neither, and `N passed, N failed`.
 */
await install()

const tool = (...path) => join(root, 'node_modules', ...path)
const reports = join(root, '.cache', 'tests')
const seed = process.env.TEST_SEED ?? String(Date.now() % 2 ** 31)
const temporaryFolder = await createTestFolder()
let sum = emptyReport()
/** Seconds of each part; some run in parallel. */
const durations = []

// One after the other: the package manager installs one at a time.
const redis = findRedis()
const browsers = redis.then(findBrowsers)
// The build leaves one core free most of the time: the checks run beside it, and then the tests that need no build.
const checked = timed('format, lint, types', checks())
const built = timed('build', build())
// Some tested behaviour is slow on purpose: five workers keep two cores busy. The two of the
// journeys have a lower priority than the others, which have deadlines.
await Promise.all([
  checked.then(() => vitest('modules')),
  built.then(() => vitest('hosts', { isQuiet: true })),
  built.then(() => vitest('shop', { isQuiet: true })),
  built.then(journeys),
])
if (!(await redis)) {
  printLine(
    '\nWithout redis-server, the tests of what instances share were skipped: none was found and none could be installed. Set REDIS_SERVER_PATH.',
  )
}

printLine('')
for (const line of closingLines({ ...sum, durations })) printLine(line)
printLine(`\nrandom choices: TEST_SEED=${seed}`)
printLine(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0

async function timed(name, part) {
  const startedAt = performance.now()
  const result = await part
  durations.push({ name, seconds: (performance.now() - startedAt) / 1000 })
  return result
}

async function findBrowsers() {
  const chromium = await findChromium()
  return { chromium, headlessShell: await findHeadlessShell() }
}

/** Each keeps one core busy. */
async function checks() {
  printLine('\n— format, lint, types')
  await Promise.all([
    check('types', tool('typescript-7', 'bin', 'tsc'), ['--noEmit', '--checkers', '1']),
    check('lint', tool('oxlint', 'bin', 'oxlint'), ['--deny-warnings', '.']),
    check('format', tool('oxfmt', 'bin', 'oxfmt'), ['--list-different', '.']),
  ])
}

async function check(name, script, args) {
  // With more memory the compiler, a Go program, takes a third less of the processor.
  const env = { GOGC: '400' }
  const { code } = await run(process.execPath, [script, ...args], { cwd: root, env })
  if (code !== 0) printLine(`${name}: failed`)
  count({ ...emptyReport(), [code === 0 ? 'passed' : 'failed']: 1 })
}

function count(report) {
  sum = addReports(sum, report)
}

/** Without a named failure or a report, a failed runner counts as one. A quiet one's output comes at its end. */
async function suite(name, script, { args, env = {}, report, read, isQuiet = false }) {
  if (!isQuiet) printLine(`\n— ${name}`)
  await mkdir(reports, { recursive: true })
  await rm(report, { force: true })
  const ended = run(process.execPath, [script, ...args], {
    cwd: root,
    env: { NO_COLOR: '1', FORCE_COLOR: '0', TEST_SEED: seed, TMPDIR: temporaryFolder, ...env },
    isQuiet,
  })
  const { code, output } = await timed(name, ended)
  if (isQuiet) printLine(`\n— ${name}\n${output}`)
  const result = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => emptyReport(),
  )
  count(code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result)
}

/** @param {string} project of `tests/vitest.config.ts` */
async function vitest(project, { isQuiet = false } = {}) {
  const report = join(reports, `${project}.json`)
  const path = await redis
  await suite(project, tool('vitest', 'vitest.mjs'), {
    args: [
      ...['run', '--config', 'tests/vitest.config.ts'],
      `--project=${project}`,
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    env: path ? { REDIS_SERVER_PATH: path } : {},
    report,
    read: (json) => readVitestReport(json, root),
    isQuiet,
  })
}

async function journeys() {
  const { chromium, headlessShell } = await browsers
  if (!chromium) {
    printLine(
      '\nThe browser journeys need Chromium: none was found and none could be installed. Set CHROMIUM_PATH.',
    )
    count({ ...emptyReport(), failed: 1 })
    return
  }
  const report = join(reports, 'journeys.json')
  await suite('browser journeys', tool('@playwright', 'test', 'cli.js'), {
    args: ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    env: {
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: headlessShell ?? '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    report,
    read: readPlaywrightReport,
    isQuiet: true,
  })
}
