import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import styles from './search-suggestions.module.css'

/** Popular searches, as a starting point. */
export function SearchSuggestions() {
  const { t } = useTranslation('catalogue')
  const scope = useUrlScope()
  return (
    <section className={styles.section} aria-labelledby="suggestions">
      <h2 id="suggestions">{t('search.popular')}</h2>
      <ul className={styles.words}>
        {t('search.words')
          .split(', ')
          .map((suggestion) => (
            <li key={suggestion}>
              <Link to={href(scope, 'search', { search: suggestion })}>{suggestion}</Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
