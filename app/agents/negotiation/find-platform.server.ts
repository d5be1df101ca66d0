import type { StorefrontConfig } from '#app/context.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import type { AppLoadContext } from '#app/load-context.ts'

import { clientProfile } from '../discovery/business-profile.ts'
import type { FaultCode, ProtocolFault } from '../protocol-fault.ts'
import { agentPaths, protocolVersion, type CapabilityName } from '../protocol.ts'
import { agentState } from '../state.server.ts'
import type { ProfileFault } from './find-profile.server.ts'
import { namedIn, negotiate } from './negotiate.ts'
import type { PlatformKey, PlatformProfile } from './platform-profile.ts'

/** A platform whose assistant sends a request, as its profile describes it. */
export interface Platform {
  /** Address of its profile, which identifies it. */
  address: string
  /** Whether its profile is the shop's own, which many strangers name. */
  isAnonymous: boolean
  capabilities: readonly CapabilityName[]
  keys: readonly PlatformKey[]
  /** Where it wants to be told of orders; null where it does not. */
  orderWebhook: string | null
}

/** Words of faults are for developers, who read English. */
const t = translate('en', 'agents')

/** The platform of a request by its profile's address: loaded, checked and negotiated with (overview, Negotiation Protocol). */
export async function findPlatform(
  context: AppLoadContext,
  address: string | null,
): Promise<Result<Platform, ProtocolFault>> {
  if (!address) return fault('invalid_profile_url', t('faults.agentMissing'))
  const { config } = context
  if (!isAllowed(config, address)) return fault('forbidden', t('faults.forbidden'))
  const isAnonymous = ownProfiles(config).has(address)
  const found = isAnonymous
    ? done<PlatformProfile>({ ...clientProfile(config.agents), signing_keys: [] })
    : await agentState(context.services).findProfile(address)
  if (!found.ok) return profileFault(found.reason)
  const negotiated = negotiate(config.agents, found.value)
  if (!negotiated.ok) {
    return fault('version_unsupported', t('faults.version', { version: protocolVersion }))
  }
  const { ucp, signing_keys: keys } = found.value
  const [order] = namedIn(ucp, 'dev.ucp.shopping.order')
  return done({
    address,
    isAnonymous,
    capabilities: negotiated.value,
    keys,
    orderWebhook: order?.config?.webhook_url ?? null,
  })
}

/** Any platform, unless the operator names those that are served. */
function isAllowed({ agentPlatforms }: StorefrontConfig, address: string): boolean {
  if (!agentPlatforms) return true
  return URL.canParse(address) && agentPlatforms.includes(new URL(address).origin)
}

/** The host of a platform, for the log, and its name in metrics, one of few: named by the operator, the shop's own, or `other`. */
export function platformName(config: StorefrontConfig, address: string) {
  const { origin, host } = new URL(address)
  if (ownProfiles(config).has(address)) return { host, label: 'client' }
  return { host, label: config.agentPlatforms?.includes(origin) ? host : 'other' }
}

/** Addresses of the profile that the shop has for clients without one; no request is sent for it. */
function ownProfiles({ publicOrigin, addresses }: StorefrontConfig): ReadonlySet<string> {
  const origins = [publicOrigin, ...addresses.domains.map(({ origin }) => origin)]
  return new Set(origins.map((origin) => origin + agentPaths.clientProfile))
}

function profileFault(reason: ProfileFault): Result<never, ProtocolFault> {
  switch (reason) {
    case 'busy':
      return fault('unavailable', t('faults.unavailable'), retrySeconds)
    case 'invalid_profile_url':
      return fault(reason, t('faults.profileUrl'))
    case 'profile_unreachable':
      return fault(reason, t('faults.profileUnreachable'))
    case 'profile_malformed':
      return fault(reason, t('faults.profileMalformed'))
  }
}

const retrySeconds = 5

function fault(code: FaultCode, content: string, retryAfterSeconds?: number) {
  return refused({ code, content, ...(retryAfterSeconds && { retryAfterSeconds }) })
}
