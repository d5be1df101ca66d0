import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { checkRedis } from '#server/doctor/check-redis.ts'
import { tableOf } from '#server/doctor/table.ts'
import { freePort } from '#tests/support/free-port.ts'
import { hasRedis, startRedis } from '#tests/support/redis.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { merchantSettings } from '#tests/support/start-shop.ts'

const command = fileURLToPath(new URL('../../../build/doctor.js', import.meta.url))

/** The table and the exit code of the built command. */
function run(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; table: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args],
      { env: { NODE_ENV: 'production', ...env } },
      (_, stdout) => resolve({ code: child.exitCode ?? 0, table: stdout }),
    )
  })
}

describe('npm run doctor', () => {
  it('says that there is no merchant to check without one in the settings', async () => {
    const { code, table } = await run({})
    expect(code).toBe(0)
    expect(table).toMatch(/^API +skipped +API_ENDPOINT is not set/m)
  })

  it('ends with code 1 for a wrong setting', async () => {
    const { code, table } = await run({ PORT: 'abc' })
    expect(code).toBe(1)
    expect(table).toMatch(/^Settings +FAILED +PORT: /m)
  })

  it('takes no argument, such as another merchant to check', async () => {
    expect(await run({}, 'https://merchant.example')).toEqual({ code: 2, table: '' })
  })

  it('names settings that have no effect', async () => {
    const { code, table } = await run({
      AGENTS: 'off',
      AGENT_PLATFORMS: 'https://agent.example',
      ROOT_REDIRECT_STATUS: '301',
    })
    expect(code).toBe(0)
    expect(table).toMatch(/^Settings +warning +ROOT_REDIRECT_STATUS has no effect without/m)
    expect(table).toMatch(/^Settings +warning +AGENT_PLATFORMS has no effect with AGENTS=off$/m)
  })

  it('ends with code 0 for a merchant that has all, and 1 for a market that it has not', async () => {
    await using merchant = await openSeededMerchant()
    const env = merchantSettings(merchant.origin)
    const [right, wrong] = await Promise.all([
      run(env),
      run({ ...env, FALLBACK_MARKET_ALIAS: 'xx' }),
    ])
    expect(right.table).toMatch(/^Schema +ok /m)
    expect(right.table).toMatch(/ 0 failed,/)
    expect(right.code).toBe(0)
    expect(wrong.table).toMatch(/^Settings +FAILED +FALLBACK_MARKET_ALIAS: .* It has se/m)
    expect(wrong.code).toBe(1)
  })
})

describe('the check of Redis', () => {
  it('fails at once without one', async () => {
    const port = await freePort()
    expect(await checkRedis(undefined)).toMatchObject({ state: 'skipped' })
    const checked = await checkRedis(`redis://127.0.0.1:${port}`)
    expect(checked).toMatchObject({ state: 'failed', detail: 'ECONNREFUSED' })
  })

  it.runIf(hasRedis)('reads what it has written', async () => {
    await using redis = await startRedis()
    expect(await checkRedis(redis.url)).toMatchObject({ state: 'ok' })
  })
})

it('prints a line for each check, whatever a merchant says', () => {
  const detail = `\u001b[2J\u202e\nnext line ${'x'.repeat(1_000)}`
  const lines = tableOf([{ name: 'API', state: 'failed', detail }]).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^API {2}FAILED {3} ?\[2J next line x+…$/)
  expect(lines[2]).toBe('0 ok, 0 warnings, 1 failed, 0 skipped')
})
