import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const faults = [
  ['app/cart/sums.server.ts', 'let sum = 1', 'no-module-state'],
  ['app/gateway/calls.ts', 'export const calls = new Set()', 'no-module-state'],
  ['server/http/seen.ts', 'const seen = new Map<string, string>()', 'no-module-state'],
  ['server/process/kept.ts', 'export const kept = new LRUCache({ max: 1 })', 'no-module-state'],
  ['app/ui/price.tsx', "import '#app/cart/cart.ts'", 'no-restricted-imports'],
  ['app/cart/link.tsx', "export { Link } from '@remix-run/react'", 'no-restricted-imports'],
  ['app/cart/host.ts', "import '#server/http/host.ts'", 'no-restricted-imports'],
  ['server/http/shop.ts', "import '#tests/support/shop.ts'", 'no-restricted-imports'],
  ['tests/app/pause.test.ts', "import 'node:timers/promises'", 'no-restricted-imports'],
  ['tests/app/wait.test.ts', 'setTimeout(() => 1, 5)', 'no-restricted-globals'],
  ['tests/app/dice.test.ts', 'expect(Math.random())', 'no-restricted-properties'],
  ['app/cart/print.ts', "console.log('cart')", 'no-console'],
  ['app/cart/any.ts', 'export const cart = (value: any) => value', 'no-explicit-any'],
  ['app/cart/equal.ts', 'export const same = (a: number) => a == 1', 'eqeqeq'],
  ['app/cart/line.tsx', 'export const Line = () => <img src="/a.png" />', 'alt-text'],
  [
    'app/cart/rows.tsx',
    "import { useState } from 'react'\nexport const useRows = (on: boolean) => on && useState(1)",
    'rules-of-hooks',
  ],
  ['server/launch/system/run.mjs', 'start()', 'no-undef'],
] as const

const allowed = [
  ['app/ui/link.tsx', "export { Link } from '@remix-run/react'"],
  ['app/ui/frame.tsx', "import '#app/kit/time.ts'"],
  ['app/cart/cart.ts', 'const prices = new Map([[1, 2]])\nexport const price = prices.get(1)'],
  ['tests/bench/cart.bench.ts', 'setTimeout(() => 1, 5)'],
  ['server/launch/system/print.mjs', "console.log('built')"],
] as const

it('The linter finds a fault of each kind, and allows what is right', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const file of ['.oxlintrc.json', 'tests/architecture/module-state-rule.js'])
    await cp(join(root, file), join(folder, file))
  for (const [file, text] of [...faults, ...allowed]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${text}\n`)
  }
  const found = await lint(folder)
  for (const [file, , rule] of faults) expect(found.get(file)?.join()).toContain(rule)
  for (const [file] of allowed) expect(found.get(file)).toBeUndefined()
})

/** Names of the rules that each file breaks. */
async function lint(folder: string): Promise<Map<string, string[]>> {
  const tool = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const child = spawn(process.execPath, [tool, '--format', 'json', '.'], { cwd: folder })
  const output = (await child.stdout.toArray()).join('')
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string }[]
  }
  const rules = new Map<string, string[]>()
  for (const { code, filename } of diagnostics)
    rules.set(filename, [...(rules.get(filename) ?? []), code])
  return rules
}
