import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { levels, logCalls } from './log-calls.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['app', 'server']
/** The demo is no part of a shop in operation. */
const isDemo = (file: string) => file.startsWith('server/demo/')

const files = [
  'server.ts',
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
].filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isDemo(file))

const calls = files.flatMap((file) =>
  logCalls(file, readFileSync(join(root, file), 'utf8')).map((call) => ({ file, ...call })),
)

/** Message and levels of each row: "| `message` | level, level | … |". */
const rows = [
  ...readFileSync(join(root, 'server/process/log-messages.md'), 'utf8').matchAll(
    /^\| `([^`]+)`\s*\| ([a-z, ]+?)\s*\|/gm,
  ),
].map(([, message = '', listed = '']) => ({ message, listed: listed.split(', ') }))

describe('a log message', () => {
  it('is a text in the call, without values in it', () => {
    expect(calls.filter(({ messages }) => messages === null)).toEqual([])
  })

  it('is in the table for operators, which has no others and each once', () => {
    const written = new Set(calls.flatMap(({ messages }) => messages ?? []))
    expect(rows.map(({ message }) => message).toSorted()).toEqual([...written].toSorted())
  })

  it('has the levels of its row', () => {
    for (const { message, listed } of rows) {
      const own = calls.filter(({ messages }) => messages?.includes(message))
      expect
        .soft(
          listed.every((level) => levels.includes(level)),
          message,
        )
        .toBe(true)
      if (own.some(({ level }) => level === null)) continue
      expect
        .soft([...new Set(own.map(({ level }) => level))].toSorted(), message)
        .toEqual(listed.toSorted())
    }
  })

  it('is short and has no sentence of two halves', () => {
    for (const { message } of rows) expect.soft(message).toMatch(/^[\w ]{4,40}$/)
  })
})
