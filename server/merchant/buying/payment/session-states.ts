/**
 * Payment session states. `deciding` lasts from the payer's choice to the shop's response and
 * survives a crash: the next request or sweep calls the shop again. Money is captured in `captured`
 * alone, and only after the shop has confirmed the order.
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
