export const cachePrefix = 'hemvist-'

/** A number is raised when the format of what is stored changes; other caches of the shop are deleted. */
export const cacheNames = {
  /** Scripts, style sheets and fonts of the build, whose names contain a hash. */
  files: `${cachePrefix}files-1`,
  /** The page for times without a network, in each language that was read; it tells nothing of the visitor. */
  offlinePages: `${cachePrefix}offline-1`,
  /** Public pages, as a visitor without cookies gets them. */
  pages: `${cachePrefix}pages-2`,
  pictures: `${cachePrefix}pictures-1`,
} as const

/** What is stored at most, the oldest is deleted first; bytes are counted uncompressed. */
export const cacheLimits = {
  pages: { entries: 40, bytes: 12_000_000 },
  pictures: { entries: 200, bytes: 20_000_000 },
} as const
