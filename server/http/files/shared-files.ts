export type Files = Iterable<readonly [path: string, content: Buffer]>

/**
 * Files of every build whose instances are running. During a deployment, a page of one build loads its scripts and styles
 * from an instance of the other, since a load balancer sends each request anywhere. No call fails or takes long: without
 * the store each instance has its own files only.
 */
export interface SharedFiles {
  /** Null for a file that no instance has published within an hour. */
  read(path: string): Promise<Buffer | null>
  /** @param list reads the files, now and whenever they are to be stored again */
  publish(list: () => Files): Promise<void>
}
