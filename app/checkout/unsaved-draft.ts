/** In the tab alone, and only until the merchant has it. */
const storageName = 'ralph-checkout-typed'

/** What was typed and is not saved yet, so that a page that is left in that moment finds it again. */
export interface UnsavedDraft {
  /** Of the draft that it belongs to: see `draftKey`. */
  key: string
  /** The form as it would be sent. */
  text: string
}

export function rememberUnsaved(draft: UnsavedDraft): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing has the merchant's copy.
  }
}

/** Null when there is none of this key; that of another visitor or cart is gone then. */
export function findUnsaved(key: string): UnsavedDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as UnsavedDraft | null
    if (draft?.key === key) return draft
    forgetUnsaved()
  } catch {
    // None that can be read.
  }
  return null
}

export function forgetUnsaved(): void {
  try {
    sessionStorage.removeItem(storageName)
  } catch {
    // See above.
  }
}
