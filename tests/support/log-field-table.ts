import { readFileSync } from 'node:fs'

const file = new URL('../../server/process/log-fields.md', import.meta.url)

/** The rows of `log-fields.md`. */
export const logFieldTable = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [name = '', type = '', , lines = ''] = line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1)
    return { name: name.slice(1, -1), type, lines }
  })
