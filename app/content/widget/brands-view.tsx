import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './brands-view.module.css'
import { TitledSection } from './titled-section.tsx'
import type { BrandsWidget } from './widget.ts'

export function BrandsView({ list }: { list: BrandsWidget }) {
  const { title, text, more, brands } = list
  return (
    <TitledSection title={title} text={text} more={more}>
      <ul className={styles.brands}>
        {brands.map(({ id, name, path }) => (
          <li key={id}>
            <Link className={ui.plain} to={path}>
              <span className={ui.twoLines}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
