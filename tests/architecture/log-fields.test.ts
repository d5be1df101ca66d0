import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { settableFields } from '#server/process/log-fields.ts'
import { logFieldTable } from '#tests/support/log-field-table.ts'

const messageFile = new URL('../../server/process/log-messages.md', import.meta.url)

it('has a row for each field that a line may have, and for no other', () => {
  const ofEveryLine = ['level', 'time', 'msg', 'service', 'version', 'instance']
  const ofMerchant = ['pid', 'port', 'folder']
  const fields = [...ofEveryLine, ...ofMerchant, ...Object.keys(settableFields)]
  expect(logFieldTable.map(({ name }) => name)).toEqual(fields)
})

it('names messages that exist', () => {
  const messages = readFileSync(messageFile, 'utf8')
  const named = logFieldTable.flatMap(({ lines }) => lines.match(/`[^`]+`/g) ?? [])
  expect(named.filter((message) => !messages.includes(`\n| ${message} `))).toEqual([])
})
