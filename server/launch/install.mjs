import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fingerprint, root } from './fingerprint.mjs'
import { run } from './run.mjs'
import { giveUp, say } from './say.mjs'

const modules = join(root, 'node_modules')
const mark = join(modules, '.hemvist-lock')

/**
 * Installs the packages when they are missing or belong to another lock file. The mark, and npm's own
 * list of what it has installed, are written after a finished install only, so one that was cut off is
 * done again.
 */
export async function install() {
  const wanted = fingerprint(['package-lock.json'])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  // Packages that somebody installed by hand and that fit the lock file are taken as they are.
  if (existsSync(join(modules, '.package-lock.json')) && fits()) {
    writeFileSync(mark, wanted)
    return
  }
  // `npm ci` empties the folder first, and this one belongs to another copy of the project.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    giveUp(
      'node_modules is a link to packages of another lock file. Remove the link, or install there.',
    )
  }
  say('Installing packages (once, about a minute) …')
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']
  const { code } = await run('npm', args, { cwd: root })
  if (code !== 0) giveUp('The packages could not be installed: see the lines above.')
  writeFileSync(mark, wanted)
}

function fits() {
  const installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => !path || optional || installed[path]?.version === version,
  )
}
