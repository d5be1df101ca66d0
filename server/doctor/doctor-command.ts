import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { MerchantCheck } from '#app/context.ts'
import { parseConfig, type Config } from '#server/config.ts'
import type { AppBuild } from '#server/http/pages/language-handlers.ts'
import { createLog } from '#server/process/log.ts'
import { settingFaultOf } from '#server/process/refused-settings.ts'
import { storefrontConfig } from '#server/process/storefront-config.ts'

import { checkRedis } from './check-redis.ts'
import { tableOf } from './table.ts'

/** Longer than all limits of the checks together. */
const maxMs = 90_000

/** `npm run doctor`: checks what the settings name. Writes nothing at the merchant. Code 1 for a failed check, 2 for an argument. */
if (process.argv.length > 2) {
  process.stderr.write('Usage: npm run doctor, with the settings of the shop in the environment\n')
  process.exit(2)
}
const parsed = parseConfig(process.env)
setTimeout(() => {
  process.stderr.write(`The checks did not end within ${maxMs / 1000} seconds.\n`)
  process.exit(1)
}, maxMs).unref()
const checks = parsed.ok
  ? await checkAll(parsed.config, [...parsed.warnings, ...parsed.idle, ...parsed.missing])
  : [failed('Settings', parsed.fault)]
process.stdout.write(tableOf(checks))
process.exit(checks.some(({ state }) => state === 'failed') ? 1 : 0)

async function checkAll(config: Config, warnings: string[]): Promise<MerchantCheck[]> {
  const settings: MerchantCheck[] =
    warnings.length > 0
      ? warnings.map((detail) => ({ name: 'Settings', state: 'warning', detail }))
      : [{ name: 'Settings', state: 'ok', detail: 'valid' }]
  const [merchant, redis] = await Promise.all([
    checkMerchant(config, settings),
    checkRedis(config.REDIS_URL),
  ])
  return [...merchant, redis]
}

/** @param settings the rows of valid ones */
async function checkMerchant(config: Config, settings: MerchantCheck[]): Promise<MerchantCheck[]> {
  if (config.isMerchantEmbedded) {
    const detail =
      'API_ENDPOINT is not set: the shop starts its own merchant, so there is none to check'
    return [...settings, { name: 'API', state: 'skipped', detail }]
  }
  const file = join(import.meta.dirname, 'server', 'index.js')
  const { entry } = (await import(pathToFileURL(file).href)) as AppBuild
  const services = entry.module.createServices({ sharedCache: null })
  const context = {
    // It signs nothing.
    config: storefrontConfig(config, null, config.SESSION_SECRET ?? randomUUID()),
    services,
    log: createLog('silent'),
    requestId: randomUUID(),
  }
  const rows = await entry.module.checkMerchant(context)
  const find = () => entry.module.findRefusedSettings(context)
  // A merchant that does not respond has its own line.
  const fault = await settingFaultOf({ find, config }).catch(() => null)
  return [...(fault ? [failed('Settings', fault)] : settings), ...rows]
}

function failed(name: string, detail: string): MerchantCheck {
  return { name, state: 'failed', detail }
}
