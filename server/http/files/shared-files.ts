export type Files = Iterable<readonly [path: string, content: Buffer]>

/**
 * Files of every build that runs: during a deployment a balancer sends requests of a page to instances of another
 * build. No call fails or takes long: without the store each instance has its own files.
 */
export interface SharedFiles {
  /** Null for a file that no instance has published within an hour. */
  read(path: string): Promise<Buffer | null>
  /** @param list reads the files, now and whenever they are to be stored again */
  publish(list: () => Files): Promise<void>
}
