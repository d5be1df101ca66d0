import type { ShownStep } from './take-step.server.ts'

/** A step that got no response: the first form again, or `lost` for the second, whose page has its order. */
export type LostStep = { isLost: true } & (
  | Extract<ShownStep, { step: 'identify' }>
  | { step: 'lost' }
)

/** What to show in place of the response to a form of the withdrawal. */
export function lostStep(form: FormData): LostStep {
  if (form.has('key')) return { isLost: true, step: 'lost' }
  const typed = {
    orderNumber: String(form.get('orderNumber') ?? ''),
    email: String(form.get('email') ?? ''),
  }
  return { isLost: true, step: 'identify', status: 503, typed, errors: {}, fault: 'failed' }
}
