/**
 * Payment session states. A session is `deciding` from the payer's choice to the shop's response. It
 * stays so after a crash, and the next request or interval calls the shop again. Money is captured in
 * `captured` only, after the shop has confirmed the order.
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
