import {
  findUnsavedDraft,
  forgetUnsavedDraft,
  rememberUnsavedDraft,
} from '#app/checkout/draft/unsaved-draft.ts'
import { fillControl } from '#app/ui/form/fill-control.ts'

import { choices, typed } from './use-submit-on-change.ts'

/** Pause in typing after which the form is saved. */
const pauseMs = 300

/** Fields of the page, not of the shopper. */
const ownFields = ['attempt', 'seenTotal', 'seenDue', 'seenCart', 'suggestedCity']

interface AutosavedForm {
  address: string
  /** See `draftKey`. */
  key: string
  /** Called when values wait for being saved, and when none does any more. */
  onSaving(isSaving: boolean): void
  /** Called when the shop has answered, before `onSaving`. */
  onSaved(): void
}

/** At each pause, and when a field, the page or the tab is left. The tab remembers unsaved values for the form's next time. */
export function startAutosave(
  form: HTMLFormElement,
  { address, key, onSaving, onSaved }: AutosavedForm,
) {
  /** The form as it was last sent, by autosave or by a submission. */
  let sent = textOf(form)
  let timer: ReturnType<typeof setTimeout> | undefined
  const ending = new AbortController()
  const { signal } = ending
  const unsaved = findUnsavedDraft(key)
  form.addEventListener('input', onInput, { signal })
  form.addEventListener('focusout', (event) => typed.has(nameOf(event)) || send(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && send(),
    { signal },
  )
  window.addEventListener('pagehide', send, { signal })
  if (unsaved) restoreValues(form, new URLSearchParams(unsaved.text))
  if (unsaved && textOf(form) === sent) forgetUnsavedDraft()

  function onInput(event: Event): void {
    rememberUnsavedDraft({ key, text: textOf(form) })
    clearTimeout(timer)
    // Choices that change the page are submitted by `useSubmitOnChange`.
    if (choices.has(nameOf(event))) return
    onSaving(true)
    timer = setTimeout(send, pauseMs)
  }

  function send(): void {
    clearTimeout(timer)
    const text = textOf(form)
    if (text === sent) return onSaving(false)
    sent = text
    // `keepalive`: the request continues after the page is left.
    fetch(address, { method: 'POST', body: new URLSearchParams(text), keepalive: true })
      .then(({ ok }) => {
        if (ok) markSaved()
        else retry()
        onSaved()
      })
      .catch(retry)
      .finally(() => onSaving(false))
  }

  /** After a failed save (offline, or the merchant unavailable), the next input sends the whole form. */
  function retry(): void {
    sent = ''
  }

  /** Called when the form is saved. It is remembered, since a page still loading may lack it. */
  function markSaved(): void {
    const text = textOf(form)
    if (text === sent) rememberUnsavedDraft({ key, text, savedAt: Date.now() })
  }

  return {
    markSaved,
    /** Called when the form is submitted by other code: autosave does not send it again. */
    markSubmitted(): void {
      clearTimeout(timer)
      sent = textOf(form)
      onSaving(false)
    },
    /** Called when the form is unmounted; saves it a last time. */
    stop(): void {
      send()
      ending.abort()
    },
  }
}

function textOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && !ownFields.includes(field[0]),
  )
  return new URLSearchParams(fields).toString()
}

function nameOf({ target }: Event): string {
  return (target as HTMLInputElement).name
}

/** Restores the values with clicks and events, so that the page's handlers run. */
function restoreValues(form: HTMLFormElement, saved: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      fillControl(control, saved.get(control.name))
    } else if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      const isChosen = saved.getAll(control.name).includes(control.value)
      if (control.checked !== isChosen && (isChosen || control.type === 'checkbox')) control.click()
    } else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
      fillControl(control, saved.get(control.name))
    }
  }
}
