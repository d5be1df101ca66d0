import { useTranslation } from 'react-i18next'

import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { RichTextView } from '#app/rich-text/rich-text-view.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { Picture } from '#app/images/picture.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './list-page.module.css'

export function ListHeader({ list }: { list: ProductList }) {
  const { t } = useTranslation('catalogue')
  return (
    <div
      className={classNames(ui.stack4, styles.head, list.picture !== null && styles.withPicture)}
    >
      <div className={ui.stack3}>
        <h1>{list.isTitleHidden ? <VisuallyHidden>{list.title}</VisuallyHidden> : list.title}</h1>
        <RichTextView text={list.description.lead} />
        {list.description.rest.length > 0 ? (
          <details className={styles.moreText}>
            <summary className={ui.fold}>
              {t('list.readMore')}
              <Icon name="chevron-down" size={20} className={ui.chevron} />
            </summary>
            <RichTextView text={list.description.rest} />
          </details>
        ) : null}
        {list.subCategories.length > 0 ? (
          <nav aria-label={t('list.subCategories')}>
            <ul className={styles.categories}>
              {list.subCategories.map((category) => (
                <li key={category.id}>
                  <Link className={ui.chip} to={category.path}>
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {list.picture ? (
        <Picture
          type={list.kind === 'brand' ? 'brand' : 'category'}
          file={list.picture}
          alt=""
          sizes="(min-width: 1440px) 510px, (min-width: 768px) 36vw, 1px"
          ratio={[16, 9]}
          widest={1000}
          priority="early"
          className={classNames(ui.cover, styles.scene)}
        />
      ) : null}
    </div>
  )
}
