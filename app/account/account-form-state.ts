import type { SubmissionResult } from '@conform-to/react'

import type { AccountFormError } from './account.ts'

/** Result of an account action whose form is shown again. */
export interface AccountFormState {
  /** Field errors and the submitted values, without secrets. */
  result: SubmissionResult | null
  formError: AccountFormError | null
}
