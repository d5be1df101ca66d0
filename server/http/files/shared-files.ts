export type Files = Iterable<readonly [path: string, content: Buffer]>

/** Holds the files of all builds that run: a balancer sends requests of a page to others. Without the store, each has its own. */
export interface SharedFiles {
  /** Null for a file that no instance has published within an hour. */
  read(path: string): Promise<Buffer | null>
  /** @param list reads the files, now and whenever they are to be stored again */
  publish(list: () => Files): Promise<void>
}
