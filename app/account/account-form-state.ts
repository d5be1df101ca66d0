import type { SubmissionResult } from '@conform-to/react'

import type { AccountFormError } from './account.ts'

export interface AccountFormState {
  /** Field errors and the submitted values, without secrets. */
  result: SubmissionResult | null
  formError: AccountFormError | { key: 'noResponse' } | null
}
