import { loadListByAlias } from './load-list.server.ts'

export const loader = loadListByAlias('campaign')

export { listMeta as meta, ListScreen as default } from './list-screen.tsx'
