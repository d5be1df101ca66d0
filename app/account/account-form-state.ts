import type { SubmissionResult } from '@conform-to/react'

import type { AccountFormError } from './account.ts'

/** What an account action says when its form is to be shown again. */
export interface AccountFormState {
  /** Field messages and what was typed, without secrets. */
  result: SubmissionResult | null
  formError: AccountFormError | null
}
