import { done, refused, type Result } from '#app/kit/result.ts'

import {
  offeredCapabilities,
  parentsOf,
  protocolVersion,
  type CapabilityName,
} from '../protocol.ts'
import type { AgentScope } from '#app/context.ts'
import type { PlatformProfile } from './platform-profile.ts'

/** The capabilities in common, without extensions whose parents are not; or another release (overview, Intersection Algorithm). */
export function negotiate(
  scope: AgentScope,
  { ucp }: PlatformProfile,
): Result<CapabilityName[], 'version_unsupported'> {
  if (ucp.version !== protocolVersion) return refused('version_unsupported')
  const common = offeredCapabilities(scope).filter((name) => namedIn(ucp, name).length > 0)
  return done(withoutOrphans(common))
}

/** A capability of a platform in the release that the shop speaks. */
export const namedIn = ({ capabilities }: PlatformProfile['ucp'], name: CapabilityName) =>
  (capabilities[name] ?? []).filter(({ version }) => version === protocolVersion)

function withoutOrphans(names: CapabilityName[]): CapabilityName[] {
  const kept = names.filter((name) => {
    const parents = parentsOf(name)
    return parents.length === 0 || parents.some((parent) => names.some((other) => other === parent))
  })
  return kept.length === names.length ? kept : withoutOrphans(kept)
}

/** The active capabilities that a response is about: the operation's own, and its extensions. */
export function relevantCapabilities(
  active: readonly CapabilityName[],
  operation: CapabilityName,
): Record<string, { version: string }[]> {
  const relevant = active.filter(
    (name) => name === operation || parentsOf(name).includes(operation),
  )
  return Object.fromEntries(relevant.map((name) => [name, [{ version: protocolVersion }]]))
}
