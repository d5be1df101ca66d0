import type { KeptDocument } from './kept-document.ts'

/** Documents of all instances. No call fails or takes long: without the store each instance keeps its own. */
export interface SharedDocuments {
  /** A document that an instance of the same build and settings has kept; null without one that is current. */
  read(key: string): Promise<KeptDocument | null>
  write(key: string, document: KeptDocument): Promise<void>
  /** Whether this instance may render the document; false while another one does. */
  lock(key: string): Promise<boolean>
  unlock(key: string): Promise<void>
  /** Deletes the documents of all builds and settings. Returns their number; null when the store did not respond. */
  clear(): Promise<number | null>
}
