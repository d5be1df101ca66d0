import {
  findUnsavedDraft,
  forgetUnsavedDraft,
  rememberUnsavedDraft,
} from '#app/checkout/draft/unsaved-draft.ts'

import { fillControl } from './fill-control.ts'
import { choices, typed } from './use-submit-on-change.ts'

/** Pause in typing after which the form is saved. */
const pauseMs = 300

/** Fields of the page, not of the shopper. */
const ownFields = ['attempt', 'seenTotal', 'seenDue']

interface AutosavedForm {
  /** URL that it is posted to. */
  address: string
  /** See `draftKey`. */
  key: string
  /** Called when values wait for being saved, and when none does any more. */
  onSaving(isSaving: boolean): void
}

/**
 * Saves a form while the shopper types: at each pause, and when a field, the page or the tab is left.
 * Unsaved values are remembered by the tab and restored when the form is shown again.
 */
export class DraftAutosave {
  readonly #form: HTMLFormElement
  readonly #target: AutosavedForm
  /** The form as it was last sent, by autosave or by a submission. */
  #sent: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(form: HTMLFormElement, target: AutosavedForm) {
    this.#form = form
    this.#target = target
    this.#sent = textOf(form)
    const unsaved = findUnsavedDraft(target.key)
    form.addEventListener('input', this.#onInput)
    form.addEventListener('focusout', this.#onLeave)
    document.addEventListener('visibilitychange', this.#onHide)
    window.addEventListener('pagehide', this.#send)
    if (unsaved) restoreValues(form, new URLSearchParams(unsaved.text))
    if (unsaved && textOf(form) === this.#sent) forgetUnsavedDraft()
  }

  /** Called when the form is submitted by other code: autosave does not send it again. */
  markSubmitted = () => {
    clearTimeout(this.#timer)
    this.#sent = textOf(this.#form)
    this.#target.onSaving(false)
  }

  /** Called when the form is saved. It is remembered, since a page still loading may lack it. */
  markSaved = () => {
    const text = textOf(this.#form)
    if (text === this.#sent)
      rememberUnsavedDraft({ key: this.#target.key, text, savedAt: Date.now() })
  }

  /** Called when the form is unmounted; saves it a last time. */
  stop = () => {
    this.#send()
    this.#form.removeEventListener('input', this.#onInput)
    this.#form.removeEventListener('focusout', this.#onLeave)
    document.removeEventListener('visibilitychange', this.#onHide)
    window.removeEventListener('pagehide', this.#send)
  }

  #onInput = (event: Event) => {
    rememberUnsavedDraft({ key: this.#target.key, text: textOf(this.#form) })
    clearTimeout(this.#timer)
    // Choices that change the page are submitted by `useSubmitOnChange`.
    if (choices.has(nameOf(event))) return
    this.#target.onSaving(true)
    this.#timer = setTimeout(this.#send, pauseMs)
  }

  #onLeave = (event: Event) => {
    if (!typed.has(nameOf(event))) this.#send()
  }

  #onHide = () => {
    if (document.visibilityState === 'hidden') this.#send()
  }

  /** After a failed save (offline, or the merchant unavailable), the next input sends the whole form. */
  #retry = () => {
    this.#sent = ''
  }

  #send = () => {
    clearTimeout(this.#timer)
    const text = textOf(this.#form)
    if (text === this.#sent) return this.#target.onSaving(false)
    this.#sent = text
    // `keepalive`: the request continues after the page is left.
    fetch(this.#target.address, {
      method: 'POST',
      body: new URLSearchParams(text),
      keepalive: true,
    })
      .then(({ ok }) => (ok ? this.markSaved() : this.#retry()))
      .catch(this.#retry)
      .finally(() => this.#target.onSaving(false))
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
    if (control instanceof HTMLSelectElement) {
      fillControl(control, saved.get(control.name), 'change')
    } else if (control instanceof HTMLTextAreaElement) {
      fillControl(control, saved.get(control.name), 'input')
    } else if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      const isChosen = saved.getAll(control.name).includes(control.value)
      if (control.checked !== isChosen && (isChosen || control.type === 'checkbox')) control.click()
    } else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
      fillControl(control, saved.get(control.name), 'input')
    }
  }
}
