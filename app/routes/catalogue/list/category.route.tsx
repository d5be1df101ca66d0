import { loadListByAlias } from './load-list.server.ts'

export const loader = loadListByAlias('category')

export { listMeta as meta, ListScreen as default } from './list-screen.tsx'
