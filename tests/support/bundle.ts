import { rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

import { build } from 'esbuild'

/** A script of the project in one file, for a process of its own, which finds its packages there. */
export async function bundle(entry: string) {
  const path = resolve('node_modules/.cache', `${basename(entry, '.ts')}-${process.pid}.mjs`)
  await build({
    entryPoints: [entry],
    outfile: path,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.graphql': 'text' },
    logLevel: 'error',
  })
  return { path, [Symbol.asyncDispose]: () => rm(path, { force: true }) }
}
