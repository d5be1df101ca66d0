import type { Logger } from 'pino'

import type { RefusedSetting } from '#app/context.ts'
import type { Config } from '#server/config.ts'

/** Time until the merchant is asked again: short for one that is starting, then as long as this. */
const [firstRetryMs, longestRetryMs] = [1_000, 10_000]

export interface SettingsCheck {
  config: Pick<Config, 'isFallbackMarketChosen'>
  log: Logger
  /** Asks the merchant; throws while it does not respond. */
  find: () => Promise<RefusedSetting[]>
  /** Told by each later check whether the merchant refuses a setting. */
  onChecked: (isRefused: boolean) => void
}

/** A line about a name that the merchant does not know, or null. One that is away is asked again before the shop is ready. */
export async function findSettingFault(check: SettingsCheck): Promise<string | null> {
  try {
    return await verify(check)
  } catch (error) {
    check.log.warn({ err: error }, 'settings not verified')
    retryLater(check, firstRetryMs)
    return null
  }
}

function retryLater(check: SettingsCheck, afterMs: number): void {
  const retryAgain = () => retryLater(check, Math.min(2 * afterMs, longestRetryMs))
  const retry = async () => {
    const fault = await verify(check)
    check.onChecked(fault !== null)
    if (!fault) return check.log.info('settings verified')
    check.log.error({ reason: fault }, 'setting refused')
    retryAgain()
  }
  setTimeout(() => void retry().catch(retryAgain), afterMs).unref()
}

async function verify({ find, config, log }: SettingsCheck): Promise<string | null> {
  const found = await find()
  const fault = faultOf(found, config)
  if (fault) return fault
  for (const { variable, value, valid } of found.filter(
    (row) => row.isIdle && isChosen(row, config),
  )) {
    const cause =
      variable === 'CHANNEL_SETTINGS'
        ? `for the credit in ${value}, because the merchant has no such market`
        : `because MARKET_GROUP leaves out ${value}`
    log.warn(
      { reason: `${variable} has no effect ${cause}. There are ${valid.join(', ')}` },
      'setting without effect',
    )
  }
  return null
}

/** The default of the fallback market is nobody's choice. */
const isChosen = ({ variable }: RefusedSetting, config: SettingsCheck['config']) =>
  variable !== 'FALLBACK_MARKET_ALIAS' || config.isFallbackMarketChosen

/** One line about a setting that the merchant refuses, or null. Throws while it does not respond. */
export async function settingFaultOf({
  find,
  config,
}: Pick<SettingsCheck, 'find' | 'config'>): Promise<string | null> {
  return faultOf(await find(), config)
}

function faultOf(found: readonly RefusedSetting[], config: SettingsCheck['config']): string | null {
  const refused = found.find((row) => !row.isIdle && isChosen(row, config))
  if (!refused) return null
  const { variable, value, valid } = refused
  if (variable === 'API_KEY') return 'API_KEY: the merchant refuses it'
  const example = variable === 'MARKET_GROUP_URLS' ? `${valid[0]}|https://…` : valid[0]
  const others =
    valid.length > 0 ? `. It has ${valid.join(', ')}. For example ${variable}=${example}` : ''
  return `${variable}: the merchant has no ${nouns[variable]} ${JSON.stringify(value)}${others}`
}

const nouns: Record<Exclude<RefusedSetting['variable'], 'API_KEY'>, string> = {
  FALLBACK_CHANNEL_ID: 'channel',
  FALLBACK_MARKET_ALIAS: 'market',
  MARKET_GROUP: 'market in the group',
  MARKET_GROUP_URLS: 'market in the group',
  CHANNEL_SETTINGS: 'market',
}
