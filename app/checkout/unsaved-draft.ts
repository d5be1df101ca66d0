/** Key in session storage; removed as soon as the merchant has saved the draft. */
const storageName = 'ralph-checkout-typed'

/** Typed values that are not saved yet, so that a page that is left before then can restore them. */
export interface UnsavedDraft {
  /** Key of its draft, see `draftKey`. */
  key: string
  /** The serialized form. */
  text: string
  /** When the merchant had saved it, in milliseconds since 1970; absent until then. */
  savedAt?: number
}

const minute = 60_000
const justNow = 10_000

/**
 * Whether a page may lack the draft: a page requested before the draft was saved shows the earlier
 * values.
 *
 * @param documentAt when the document was requested; all times in milliseconds since 1970
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
    // Without session storage, only the merchant's copy remains.
  }
}

/** The unsaved draft of a key; null when there is none or the page has it. Removes any other draft. */
export function findUnsaved(key: string): UnsavedDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as UnsavedDraft | null
    const times = { now: Date.now(), documentAt: performance.timeOrigin }
    if (draft?.key === key && mayBeMissing(draft, times)) return draft
    forgetUnsaved()
  } catch {
    // The stored text is not readable.
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
