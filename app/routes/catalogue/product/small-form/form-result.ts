import type { SubmissionResult } from '@conform-to/react'

/** The response to a small form of the product page. */
export type FormResult = { ok: true } | FormRefusal

export interface FormRefusal {
  ok: false
  /** Error codes by field (those of the whole form have no name), and the typed values. */
  result: SubmissionResult
}

/** The typed value of a field of a rejected form; empty for any other form. */
export function submittedValue(result: FormResult | null, field: string): string {
  const value = result && !result.ok ? result.result.initialValue?.[field] : undefined
  return typeof value === 'string' ? value : ''
}

/** The error code of a field of a refused form; of the form as a whole without a field. */
export function errorIn(result: FormResult | null, field = ''): string | undefined {
  return result && !result.ok ? result.result.error?.[field]?.[0] : undefined
}

/** The result without the errors of these fields, whose values are no longer those that were refused. */
export function withoutErrors(
  result: FormResult | null,
  fields: readonly string[],
): FormResult | null {
  if (!result || result.ok || fields.length === 0) return result
  const error = Object.entries(result.result.error ?? {})
  return {
    ok: false,
    result: {
      ...result.result,
      error: Object.fromEntries(error.filter(([field]) => !fields.includes(field))),
    },
  }
}
