import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fingerprint, root } from '../build/fingerprint.mjs'
import { run } from './run.mjs'
import { exitWithError, printLine } from './print.mjs'

const modules = join(root, 'node_modules')
const mark = join(modules, '.hemvist-lock')

/** Installs when packages are missing or of another lock file. The marker comes last: an interrupted installation is repeated. */
export async function install() {
  const wanted = fingerprint(['package-lock.json'])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  // Packages that were installed by hand and match the lock file are accepted.
  if (existsSync(join(modules, '.package-lock.json')) && isInstalled()) {
    writeFileSync(mark, wanted)
    return
  }
  // `npm ci` empties the folder first; a linked folder belongs to another copy of the project.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    exitWithError(
      'node_modules is a link to packages of another lock file. Remove the link, or install there.',
    )
  }
  printLine(
    existsSync(modules)
      ? 'Replacing packages (about a minute): restart a shop that runs from this folder afterwards …'
      : 'Installing packages (once, about a minute) …',
  )
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']
  const { code } = await run('npm', args, { cwd: root })
  if (code !== 0) exitWithError('The packages could not be installed: see the lines above.')
  writeFileSync(mark, wanted)
}

function isInstalled() {
  const installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => !path || optional || installed[path]?.version === version,
  )
}
