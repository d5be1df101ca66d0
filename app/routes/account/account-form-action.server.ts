import type { Submission } from '@conform-to/react'
import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { z } from '#app/kit/zod.ts'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import { secretFields } from '#app/account/account-form.ts'
import type { AccountFormError } from '#app/account/account.ts'
import {
  admitAttempt,
  admitNetwork,
  type Attempt,
  type AttemptKind,
  type TooMany,
} from '#app/account/login/attempt-limits.server.ts'
import { knownDevice } from '#app/account/login/known-device.server.ts'
import { TooManyAttempts } from '#app/gateway/auth/auth.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { hasReservedName, parseForm, type FormSchema } from '#app/kit/parse-form.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

interface FormAction<Schema extends FormSchema> {
  schema: Schema
  /** Kind of attempt limit, and the account for which the attempt counts where passwords may be guessed. */
  attempt?: { kind: AttemptKind; accountOf?: (form: z.output<Schema>, visit: Visit) => string }
  outage?: 'failed' | 'unavailable' | 'orderUnavailable' | 'passwordUnknown'
  /** Runs the operation: a response is returned as it is, an error shows the form again. */
  run: (
    visit: Visit,
    form: z.output<Schema>,
    attempt: Attempt | null,
    request: Request,
  ) => Promise<Response | AccountFormError | { fields: Record<string, string[]> }>
}

const statusOf: Record<AccountFormError['key'], number> = {
  refused: 401,
  wrongPassword: 401,
  exists: 409,
  expired: 410,
  tooMany: 429,
  failed: 503,
  passwordUnknown: 503,
  unavailable: 503,
  orderUnavailable: 503,
  sessionEnded: 401,
}

/** Parses, checks the limits and runs the operation. Without the merchant the form has all that was typed but passwords. */
export function accountFormAction<Schema extends FormSchema>({
  schema,
  attempt,
  outage = 'failed',
  run,
}: FormAction<Schema>) {
  return async (args: ActionFunctionArgs) => {
    const visit = await openVisit(args)
    const network = attempt ? await admitNetwork(visit, attempt.kind) : null
    const sent = await args.request.formData()
    if (hasReservedName(sent)) throw new Response(null, { status: 400 })
    const submission = parseForm(sent, schema)
    const form = submission.status === 'success' ? submission.value : null
    const account = (form && attempt?.accountOf?.(form, visit)) ?? null
    const device = account === null ? null : knownDevice(visit, account)
    // A browser that the owner has used before has its own limits.
    if (network && !network.ok && !device) return tooManyAttempts(submission, network.reason)
    if (!form) return showFormAgain(submission, null, 422)
    const admitted =
      attempt && account !== null
        ? await admitAttempt(visit, attempt.kind, account, device?.id)
        : null
    if (admitted && !admitted.ok) return tooManyAttempts(submission, admitted.reason)
    const trial = admitted?.value ?? null
    try {
      const outcome = await run(visit, form, trial, args.request)
      if (outcome instanceof Response) return outcome
      if ('fields' in outcome) {
        const result = submission.reply({ fieldErrors: outcome.fields, hideFields: secretFields })
        return data<AccountFormState>({ result, formError: null }, { status: 422 })
      }
      return showFormAgain(submission, outcome, statusOf[outcome.key])
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      visit.log.warn({ err: error }, 'account form failed')
      await trial?.undoCount()
      if (error instanceof TooManyAttempts) return tooManyAttempts(submission, error)
      return showFormAgain(submission, { key: outage }, 503)
    }
  }
}

export const returnPathOf = ({ url }: Request): string | null =>
  sameOriginPath(new URL(url).searchParams.get('returnTo'))

function tooManyAttempts(submission: Submission<unknown>, { retryAfterSeconds }: TooMany) {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return showFormAgain(submission, { key: 'tooMany', minutes }, 429, {
    'Retry-After': String(retryAfterSeconds),
  })
}

function showFormAgain(
  submission: Submission<unknown>,
  formError: AccountFormError | null,
  status: number,
  headers: Record<string, string> = {},
) {
  const result = submission.reply({ hideFields: secretFields })
  return data<AccountFormState>({ result, formError }, { status, headers })
}
