import { consentOf } from '#app/session/consent.server.ts'
import { formatConsent } from '#app/session/consent.ts'
import { forgetCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { offeredPurposes } from './offered-purposes.ts'
import { readConsentForm } from './consent-form.ts'

/** Saves a form's choice for a year; false without one. The log has it and its time, and no visitor. */
export function saveConsent(visit: Visit, form: FormData): boolean {
  const allowed = readConsentForm(form, offeredPurposes(visit.config))
  if (!allowed) return false
  const value = formatConsent(allowed, Date.now() / 1000)
  visit.log.info({ consent: value }, 'consent saved')
  if (!allowed.includes('preferences')) forgetCookie(visit.cookies, 'viewed')
  return writeCookie(visit.cookies, 'consent', value)
}

export const consentData = ({ cookies, config }: Visit) => ({
  /** Whether the request had a valid choice. */
  hasChosen: consentOf(cookies) !== null,
  offered: offeredPurposes(config),
})
