/** What needs the client of Redis: loaded only where the settings name one. */
export { openRedis } from './redis.ts'
export { sharedDocuments } from './shared-documents.ts'
export { sharedFiles } from './shared-files.ts'
