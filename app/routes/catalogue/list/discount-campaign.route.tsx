import { loadListByAlias } from './load-list.server.ts'

export const loader = loadListByAlias('campaign')

export { ListScreen as default } from './list-screen.tsx'
export { pageMeta as meta } from '#app/seo/page-head.ts'
