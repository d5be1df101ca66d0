import { useTranslation } from 'react-i18next'

import type { NamedLink, Suggestions } from '#app/catalogue/search/suggestions.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './search-starts.module.css'

type SearchStartsProps = Pick<Suggestions, 'searches' | 'categories'>

/** Start of a search: frequent searches of other visitors, and the shop's main categories. */
export function SearchStarts({ searches, categories }: SearchStartsProps) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const links = searches.map((search) => ({
    name: search,
    path: href(scope, 'search', { search }),
  }))
  return (
    <>
      <Links id="top-searches" kind="top" title={t('search.top')} links={links} />
      <Links
        id="main-categories"
        kind="categories"
        title={t('search.categories')}
        links={categories}
      />
    </>
  )
}

interface LinksProps {
  id: string
  kind: 'top' | 'categories'
  title: string
  links: readonly NamedLink[]
}

function Links({ id, kind, title, links }: LinksProps) {
  if (links.length === 0) return null
  return (
    <section
      className={classNames(ui.stack4, styles.section)}
      aria-labelledby={id}
      data-search={kind}
    >
      <h2 id={id}>{title}</h2>
      <ul className={ui.wrap2}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link className={ui.chip} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
