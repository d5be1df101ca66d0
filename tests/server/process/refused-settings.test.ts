import { expect, it } from 'vitest'

import { createLog } from '#server/process/log.ts'
import { findSettingFault } from '#server/process/refused-settings.ts'

it('the log says why the merchant does not tell, such as a key that it refuses', async () => {
  const lines: string[] = []
  const fault = await findSettingFault({
    config: { isFallbackMarketChosen: false },
    log: createLog('warn', {}, { write: (line: string) => void lines.push(line) }),
    find: () => Promise.reject(new Error('Received status code 401')),
    onChecked: () => expect.unreachable(),
  })
  expect(fault).toBeNull()
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { msg: 'settings not verified', err: { message: 'Received status code 401' } },
  ])
})
