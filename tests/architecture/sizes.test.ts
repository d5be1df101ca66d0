import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Long files are allowed; the ten longest are printed, and the median is limited. */
it('keeps the median file of code below seventy lines', () => {
  const sizes = ['app', 'server']
    .flatMap((folder) => codeIn(folder))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }))
    .sort((a, b) => b.lines - a.lines)
  const longest = sizes.slice(0, 10).map(({ file, lines }) => `${lines}  ${file}`)
  process.stdout.write(`The ten longest files:\n${longest.join('\n')}\n`)
  const median = sizes[Math.floor(sizes.length / 2)]?.lines
  expect(median).toBeLessThan(70)
})

function codeIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.generated.ts'))
}
