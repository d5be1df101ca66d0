import { findUnsaved, forgetUnsaved, rememberUnsaved } from '#app/checkout/unsaved-draft.ts'

import { choices, typed } from './use-submit-on-change.ts'

/** A pause in typing. */
const restMs = 300

/** Of the page, not of the shopper. */
const ownFields = ['attempt', 'seenTotal']

interface AutosavedForm {
  /** Where it is sent to. */
  address: string
  /** See `draftKey`. */
  key: string
}

/**
 * Saves a form while it is being typed in: at each pause, and when a field, the page or the tab is left.
 * What is not saved yet is remembered in the tab and put back when the form is met again.
 */
export class DraftAutosave {
  readonly #form: HTMLFormElement
  readonly #target: AutosavedForm
  /** As it was sent last, by whatever way. */
  #sent: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(form: HTMLFormElement, target: AutosavedForm) {
    this.#form = form
    this.#target = target
    this.#sent = textOf(form)
    const unsaved = findUnsaved(target.key)
    form.addEventListener('input', this.#onInput)
    form.addEventListener('focusout', this.#onLeave)
    document.addEventListener('visibilitychange', this.#onHide)
    window.addEventListener('pagehide', this.#send)
    if (unsaved) putBack(form, new URLSearchParams(unsaved.text))
    if (unsaved && textOf(form) === this.#sent) forgetUnsaved()
  }

  /** Somebody else sends the form as it is now. */
  handOver = () => {
    clearTimeout(this.#timer)
    this.#sent = textOf(this.#form)
  }

  /** What was sent has arrived. A page that is on its way may not have it yet. */
  settle = () => {
    const text = textOf(this.#form)
    if (text === this.#sent) rememberUnsaved({ key: this.#target.key, text, savedAt: Date.now() })
  }

  /** The form is going; what stands in it is saved still. */
  stop = () => {
    this.#send()
    this.#form.removeEventListener('input', this.#onInput)
    this.#form.removeEventListener('focusout', this.#onLeave)
    document.removeEventListener('visibilitychange', this.#onHide)
    window.removeEventListener('pagehide', this.#send)
  }

  #onInput = (event: Event) => {
    rememberUnsaved({ key: this.#target.key, text: textOf(this.#form) })
    clearTimeout(this.#timer)
    // What changes the rest of the page is saved with it.
    if (!choices.has(nameOf(event))) this.#timer = setTimeout(this.#send, restMs)
  }

  #onLeave = (event: Event) => {
    if (!typed.has(nameOf(event))) this.#send()
  }

  #onHide = () => {
    if (document.visibilityState === 'hidden') this.#send()
  }

  /** Offline, or the merchant is away: the next letter or field sends it all. */
  #retry = () => {
    this.#sent = ''
  }

  #send = () => {
    clearTimeout(this.#timer)
    const text = textOf(this.#form)
    if (text === this.#sent) return
    this.#sent = text
    // Goes on when the page is left.
    fetch(this.#target.address, {
      method: 'POST',
      body: new URLSearchParams(text),
      keepalive: true,
    })
      .then(({ ok }) => (ok ? this.settle() : this.#retry()))
      .catch(this.#retry)
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

/** As a hand would do it, so that the page hears of each. */
function putBack(form: HTMLFormElement, saved: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) {
      type(control, saved.get(control.name), 'change')
    } else if (control instanceof HTMLTextAreaElement) {
      type(control, saved.get(control.name), 'input')
    } else if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      const isChosen = saved.getAll(control.name).includes(control.value)
      if (control.checked !== isChosen && (isChosen || control.type === 'checkbox')) control.click()
    } else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
      type(control, saved.get(control.name), 'input')
    }
  }
}

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function type(control: Typed, value: string | null, event: string): void {
  if (value === null || control.value === value) return
  control.value = value
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
