import { unstoredFields } from '#app/ui/form/typed-values.ts'

/** Key in session storage, from the end of a document to the start of the tab's next one. */
const storageName = 'ralph-checkout-typed'

/** Typed values that are not saved yet, so that a page that is left before then can restore them. */
export interface UnsavedDraft {
  /** Key of its draft, see `draftKey`. */
  key: string
  text: string
  /** When the merchant had saved it, in milliseconds since 1970; absent until then. */
  savedAt?: number
}

const minute = 60_000
const recentMs = 10_000

/** Kept in memory: scripts of the tag manager can read the storage of every page. */
let current: UnsavedDraft | null = null

/** A page that was requested (`documentAt`, ms since 1970) before the draft was saved shows the earlier values. */
export function mayBeMissing(
  { savedAt }: Pick<UnsavedDraft, 'savedAt'>,
  { now, documentAt }: { now: number; documentAt: number },
): boolean {
  if (savedAt === undefined) return true
  if (savedAt < documentAt) return false
  // A later navigation within an older document; its time is unknown.
  return now - documentAt < minute || now - savedAt < recentMs
}

/** Takes the draft that the tab's last document left out of storage, and leaves this one's to the next document. */
export function persistUnsavedDraft(): void {
  take()
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take()
  })
}

export function rememberUnsavedDraft(draft: UnsavedDraft): void {
  current = draft
}

/** The unsaved draft of a key; null when there is none or the page has it. Forgets any other draft. */
export function findUnsavedDraft(key: string): UnsavedDraft | null {
  if (current?.key !== key || !isMissing(current)) forgetUnsavedDraft()
  return current
}

export function forgetUnsavedDraft(): void {
  current = null
}

const isMissing = (draft: UnsavedDraft) =>
  mayBeMissing(draft, { now: Date.now(), documentAt: performance.timeOrigin })

function take(): void {
  current = null
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as UnsavedDraft | null
    sessionStorage.removeItem(storageName)
    if (draft && isMissing(draft)) current = draft
  } catch {
    // Without session storage, only the merchant's copy remains.
  }
}

function leave(): void {
  // The next page may have been requested before the merchant had it, and take a while to arrive.
  if (!current || Date.now() - (current.savedAt ?? Date.now()) > minute) return
  const values = new URLSearchParams(current.text)
  for (const name of unstoredFields) values.delete(name)
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ ...current, text: values.toString() }))
  } catch {
    // See above.
  }
}
