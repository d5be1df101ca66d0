import './system/node-version.mjs'

import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { build } from './build.mjs'
import { findChromium, findHeadlessShell } from './system/chromium.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { run } from './system/run.mjs'
import { printLine } from './system/print.mjs'

/**
 * Runs every benchmark in tests/bench, or those whose names are given; each prints its own ratios.
 */
await install()
await build()
const { build: bundle } = await import('esbuild')
const outdir = join(root, 'build', 'bench')
mkdirSync(outdir, { recursive: true })
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'))
const names = readdirSync(join(root, 'tests', 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
await bundle({
  absWorkingDir: root,
  entryPoints: names.map((name) => `tests/bench/${name}.ts`),
  outdir,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  loader: { '.graphql': 'text' },
  logLevel: 'warning',
})
const needsBrowser = names.some((name) => /^(pages|pictures)/.test(name))
const env = needsBrowser
  ? { ...process.env, CHROMIUM_PATH: (await findHeadlessShell()) ?? (await findChromium()) ?? '' }
  : process.env
for (const name of names) {
  printLine(`\n— ${name}`)
  const { code } = await run(process.execPath, ['--expose-gc', join(outdir, `${name}.js`)], {
    cwd: root,
    env,
  })
  if (code !== 0) process.exitCode = 1
}
