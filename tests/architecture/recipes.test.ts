import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

import { seed } from '#tests/support/seed.ts'

import { recipes, type Step } from './recipes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'recipes-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const folders = ['app', 'locales', 'server', 'tests']
for (const part of [...folders, '.env.example', 'server.ts', 'package.json', 'tsconfig.json']) {
  cpSync(join(root, part), join(copy, part), { recursive: true })
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
// Of the tests, only the one that a recipe extends: the others cost as much as the shop.
const include = ['app', 'server', 'server.ts', 'tests/app/kit/person/identity-number.test.ts']
writeFileSync(
  join(copy, 'tsconfig.check.json'),
  JSON.stringify({ extends: './tsconfig.json', include }),
)
const steps = recipes.flatMap((recipe) => recipe.steps)
for (const step of steps) follow(step)
const files = folders.flatMap((folder) =>
  readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  ),
)

const overview = readFileSync(join(root, 'app/README.md'), 'utf8')
/** What each recipe adds, and where it is: `a facet`, `catalogue`, `how-to-add-a-facet`. */
const links = [...overview.matchAll(/^\| (an? .+?) +\| \[.+\]\((.+)\/README\.md#(.+)\)/gm)].map(
  ([, adds = '', folder = '', anchor = '']) => ({ adds, folder, anchor }),
)

it('follows every recipe of the storefront', () => {
  expect(recipes.map(({ adds }) => adds)).toEqual(links.map(({ adds }) => adds))
})

describe.each(links)('the recipe for $adds', ({ adds, folder, anchor }) => {
  const text = readFileSync(join(root, 'app', folder, 'README.md'), 'utf8')
  const [, recipe = ''] = text.split(`## How to add ${adds}\n`)
  const [instructions = ''] = recipe.split(/^(?:\| |Decision|## )/m)
  const { steps: own = [] } = recipes.find((each) => each.adds === adds) ?? {}

  it('is where the overview says', () => {
    expect(anchor).toBe(`how-to-add-${adds.replaceAll(' ', '-').toLowerCase()}`)
    expect(instructions).not.toBe('')
  })

  it('names every file that has to be changed', () => {
    for (const { file } of own.filter((step) => !('creates' in step))) {
      const name = file.startsWith('locales/')
        ? 'locales/'
        : basename(file).replace(/^[a-z]{2}\.json$/, 'messages/<language>.json')
      expect.soft(instructions.includes(name), file).toBe(true)
    }
  })

  it('names no file that does not exist', () => {
    const [withTable = ''] = recipe.split(/^Decision|^## /m)
    for (const [, path] of withTable.matchAll(/`([\w./-]+\.tsx?)`/g)) {
      expect
        .soft(
          files.some((file) => `/${file}`.endsWith(`/${path}`)),
          path,
        )
        .toBe(true)
    }
  })
})

/** A type check takes many seconds: a run has one of the two, or none of them. */
const turn = seed % 4

it.runIf(turn === 0)('all recipes together pass the type check', async () => {
  expect(await typeErrors()).toEqual([])
})

it.runIf(turn === 1)('the type check names the file of each forgotten step', async () => {
  const forgotten = steps.filter(({ whenForgotten }) => whenForgotten)
  for (const { file } of forgotten) cpSync(join(root, file), join(copy, file))
  for (const step of steps) {
    const isInSameFile = forgotten.some(({ file }) => file === step.file)
    if (isInSameFile && !step.whenForgotten) follow(step)
  }
  const errors = await typeErrors()
  for (const { file, whenForgotten } of forgotten) {
    const isNamed = errors.some((error) => error.startsWith(`${whenForgotten}(`))
    expect.soft(isNamed, `${whenForgotten}, without the step in ${file}`).toBe(true)
  }
})

function follow(step: Step): void {
  const path = join(copy, step.file)
  mkdirSync(dirname(path), { recursive: true })
  if ('copies' in step) return cpSync(join(root, step.copies), path, { recursive: true })
  if ('creates' in step) return writeFileSync(path, step.creates)
  const text = step.replaces.reduce(
    (before, [part, by]) => {
      const after = before.replace(part, by)
      if (after === before) throw new Error(`${step.file} does not contain ${part}`)
      return after
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, text)
}

/** Lines such as `app/context.ts(12,3): error TS2741: …`. */
async function typeErrors(): Promise<string[]> {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
  const flags = ['--pretty', 'false', '--noEmit', '--checkers', '1']
  const args = [compiler, '-p', 'tsconfig.check.json', ...flags]
  const output = await new Promise<string>((resolve) => {
    // As in server/launch/test.mjs.
    const env = { ...process.env, GOGC: '400' }
    const options = { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, args, options, (_, printed) => resolve(printed))
  })
  return output.split('\n').filter((line) => /error TS\d+: /.test(line))
}
