import type { ShownStep } from './submit-step.server.ts'

/** A statement that got no response: the form for a whole order again, or `lost` for rows, whose page has its order. */
export type NetworkErrorStep = { isNetworkError: true } & (
  | Extract<ShownStep, { step: 'guest' }>
  | { step: 'lost' }
)

export function networkErrorStep(form: FormData): NetworkErrorStep {
  if (form.has('key')) return { isNetworkError: true, step: 'lost' }
  const typed = {
    orderNumber: String(form.get('orderNumber') ?? ''),
    email: String(form.get('email') ?? ''),
    name: String(form.get('name') ?? ''),
  }
  return { isNetworkError: true, step: 'guest', status: 503, typed, errors: {}, fault: 'failed' }
}
