import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import type { MenuItem } from '#app/content/menu/menu.ts'

interface MenuLinksProps {
  className?: string
  items: readonly MenuItem[]
}

/** The top bar's menu as a row of links; items without a link are left out. */
export function MenuLinks({ className, items }: MenuLinksProps) {
  const links = items.flatMap(({ id, label, link }) => (link ? { id, label, link } : []))
  if (links.length === 0) return null
  return (
    <ul className={className} data-menu="top-bar">
      {links.map(({ id, label, link }) => (
        <li key={id}>
          <ContentAnchor link={link}>{label}</ContentAnchor>
        </li>
      ))}
    </ul>
  )
}
