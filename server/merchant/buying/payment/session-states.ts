/**
 * The life of a payment session. `deciding` lasts from the payer's choice to the shop's answer, and
 * survives a crash: whoever finds it asks the shop again. Money is taken in `captured` alone, and
 * only after the shop has said that the order still stands.
 */
export type SessionState = 'open' | 'deciding' | 'captured' | 'failed' | 'refused'
export type SessionEvent = 'decide' | 'accepted' | 'ended' | 'refused'

const transitions: Record<SessionState, Partial<Record<SessionEvent, SessionState>>> = {
  open: { decide: 'deciding' },
  deciding: { accepted: 'captured', ended: 'failed', refused: 'refused' },
  captured: {},
  failed: {},
  refused: {},
}

export function nextSessionState(state: SessionState, event: SessionEvent): SessionState | null {
  return transitions[state][event] ?? null
}
