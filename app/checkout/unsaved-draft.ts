/** In the tab alone, and only until a page shows that the merchant has it. */
const storageName = 'ralph-checkout-typed'

/** What was typed and is not saved yet, so that a page that is left in that moment finds it again. */
export interface UnsavedDraft {
  /** Of the draft that it belongs to: see `draftKey`. */
  key: string
  /** The form as it would be sent. */
  text: string
  /** When the merchant was known to have it, in milliseconds since 1970; absent until then. */
  savedAt?: number
}

const minute = 60_000
const justNow = 10_000

/**
 * Whether a page may have been made before the draft was saved: one that was asked for while the save
 * was under way shows the fields as they were before it.
 *
 * @param documentAt when the document was asked for; all times in milliseconds since 1970
 */
export function mayBeMissing(
  { savedAt }: Pick<UnsavedDraft, 'savedAt'>,
  { now, documentAt }: { now: number; documentAt: number },
): boolean {
  if (savedAt === undefined) return true
  if (savedAt < documentAt) return false
  // A later navigation within an older document; its time is unknown.
  return now - documentAt < minute || now - savedAt < justNow
}

export function rememberUnsaved(draft: UnsavedDraft): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing has the merchant's copy.
  }
}

/** Null when there is none of this key, or the page has it; that of another visitor or cart is gone then. */
export function findUnsaved(key: string): UnsavedDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as UnsavedDraft | null
    const times = { now: Date.now(), documentAt: performance.timeOrigin }
    if (draft?.key === key && mayBeMissing(draft, times)) return draft
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
