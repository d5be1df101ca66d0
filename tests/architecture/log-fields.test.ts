import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { lineFields, logLine } from '#server/process/log-line.ts'

const folder = fileURLToPath(new URL('../../server/process', import.meta.url))
const schema = z.toJSONSchema(logLine)

/** `npx vitest run --config tests/vitest.config.ts tests/architecture/log-fields.test.ts -u` writes the file. */
const introduction = `# Fields of the log

One line of JSON per event; [\`log-messages.md\`](log-messages.md) lists the messages. No other field is written: the value of an unknown one is
\`[redacted]\`. This file is made from \`log-line.ts\`, and a test compares them.
`

it('the table of fields is that of the code', async () => {
  const rows = Object.entries(lineFields).map(([name, { meaning, lines }]) => [
    `\`${name}\``,
    typeOf(schema.properties![name] as JsonSchema),
    meaning,
    lines,
  ])
  const text = `${introduction}\n${table([['Field', 'Type', 'Meaning', 'Lines'], ...rows])}`
  await expect(text).toMatchFileSnapshot(join(folder, 'log-fields.md'))
})

it('names messages that exist', () => {
  const messages = readFileSync(join(folder, 'log-messages.md'), 'utf8')
  const named = Object.values(lineFields).flatMap(({ lines }) => lines.match(/`[^`]+`/g) ?? [])
  expect(named.filter((message) => !messages.includes(`\n| ${message} `))).toEqual([])
})

interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

function typeOf({ type, enum: values, items, anyOf }: JsonSchema): string {
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ')
  return items ? `list of ${typeOf(items)}` : [type ?? 'any'].flat().join(' or ')
}

/** As the formatter aligns it. */
function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |\n`
  const [head = [], ...others] = rows
  return [head, widths.map((width) => '-'.repeat(width)), ...others].map(line).join('')
}
