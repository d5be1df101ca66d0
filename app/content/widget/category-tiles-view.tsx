import { Picture } from '#app/images/picture.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './category-tiles-view.module.css'
import { TitledSection } from './titled-section.tsx'
import type { CategoryTilesWidget } from './widget.ts'

const tileSizes = '(min-width: 1440px) 315px, (min-width: 768px) 22vw, 46vw'

export function CategoryTilesView({ widget: { title, tiles } }: { widget: CategoryTilesWidget }) {
  return (
    <TitledSection title={title}>
      <ul className={styles.tiles}>
        {tiles.map(({ id, name, path, picture }) => (
          <li key={id}>
            <Link className={classNames(ui.stack3, ui.plain, styles.tile)} to={path}>
              {picture ? (
                <Picture
                  type="category"
                  file={picture}
                  alt=""
                  sizes={tileSizes}
                  ratio={[4, 3]}
                  widest={1000}
                  className={classNames(ui.cover, styles.picture)}
                />
              ) : null}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
