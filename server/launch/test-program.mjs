import './system/node-version.mjs'

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { build, bundleOptions } from './build.mjs'
import { findChromium, findHeadlessShell } from './system/chromium.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { findRedis } from './system/redis.mjs'
import { run } from './system/run.mjs'
import { printLine } from './system/print.mjs'

/** Runs `tests/torture` or `tests/screens`, or benchmarks of `tests/bench`, by name or all, on built shops. */
const [folder, ...args] = process.argv.slice(2)
const isBench = folder === 'bench'
const wanted = args.filter((name) => !name.startsWith('-'))
const names = isBench
  ? readdirSync(join(root, 'tests', folder))
      .filter((file) => file.endsWith('.bench.ts'))
      .map((file) => file.replace(/\.ts$/, ''))
      .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  : [folder]
await install()
await build()
const { build: bundle } = await import('esbuild')
const outdir = join(root, 'build', folder)
const entryPoints = names.map((name) => `tests/${folder}/${name}.ts`)
await bundle({ ...bundleOptions, entryPoints, outdir })
const needsBrowser = names.some((name) => /^(pages|pictures|screens)/.test(name))
const env = {
  ...(folder === 'torture' && { REDIS_SERVER_PATH: (await findRedis()) ?? '' }),
  ...(needsBrowser && {
    CHROMIUM_PATH: (await findHeadlessShell()) ?? (await findChromium()) ?? '',
  }),
}
for (const name of names) {
  if (isBench) printLine(`\n— ${name}`)
  const flags = ['--expose-gc', '--enable-source-maps', join(outdir, `${name}.js`)]
  const { code } = await run(process.execPath, [...flags, ...args], { cwd: root, env })
  if (code !== 0) process.exitCode = code
}
