import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '#app/i18n/format-number.ts'
import { matchRank } from '#app/kit/text/match-name.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

import {
  flatValues,
  idsBelow,
  relatedIds,
  type FacetGroup,
  type FacetValue,
} from './facet-group.ts'
import styles from './facet-menu.module.css'

/** URL of the list with a value added, or removed when it is chosen. */
export type ToggleUrl = (
  group: FacetGroup,
  value: FacetValue,
  /** Values that include it or are included in it. */
  related: readonly string[],
) => string

/** Groups with more values have a search field. */
const longGroup = 12

interface FacetValuesProps {
  group: FacetGroup
  name: string
  toggleUrl: ToggleUrl
}

export function FacetValues({ group, name, toggleUrl }: FacetValuesProps) {
  const { t } = useTranslation('catalogue')
  const [typed, setTyped] = useState('')
  const all = flatValues(group.values)
  const isSearched = typed.trim() !== ''
  const shown = isSearched
    ? all.filter(({ label }) => matchRank(label, typed) > 0).map(withoutChildren)
    : group.values
  return (
    <>
      {all.length > longGroup ? (
        <input
          type="search"
          className={styles.search}
          aria-label={t('list.searchIn', { name })}
          placeholder={t('list.searchIn', { name })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : null}
      {isSearched && shown.length === 0 ? <p role="status">{t('list.searchInNothing')}</p> : null}
      <Branch
        values={shown}
        ancestors={[]}
        isColored={all.some(({ hex }) => hex !== null)}
        toggleUrl={(value, ancestors) => {
          // Found values are flat, so that the ones around them are looked up in the tree.
          const related = isSearched ? relatedIds(group.values, value.id) : ancestors
          return toggleUrl(group, value, [...related, ...idsBelow(value)])
        }}
      />
    </>
  )
}

interface BranchProps {
  values: readonly FacetValue[]
  ancestors: readonly string[]
  isColored: boolean
  toggleUrl: (value: FacetValue, ancestors: readonly string[]) => string
}

function Branch({ values, ancestors, isColored, toggleUrl }: BranchProps) {
  const { t } = useTranslation('catalogue')
  return (
    <ul className={classNames(styles.list, isColored && styles.colored)}>
      {values.map((value) => (
        <li key={value.id}>
          <Value value={value} isColored={isColored} url={toggleUrl(value, ancestors)} />
          {value.children.length > 0 ? (
            <details className={styles.branch} open={hasChosen(value)}>
              <summary>
                <VisuallyHidden>{t('list.narrower', { label: value.label })}</VisuallyHidden>
                <Icon name="chevron-down" size={16} />
              </summary>
              <Branch
                values={value.children}
                ancestors={[...ancestors, value.id]}
                isColored={isColored}
                toggleUrl={toggleUrl}
              />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface ValueProps {
  value: FacetValue
  isColored: boolean
  url: string
}

/** Hundreds in a page: no class names, since the style sheet selects by position, and no `Link`; the menu handles clicks. */
function Value({ value, isColored, url }: ValueProps) {
  const { language } = useUrlScope()
  const content = (
    <>
      {isColored ? (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          {value.hex ? <circle cx="10" cy="10" r="9.5" fill={`#${value.hex}`} /> : null}
        </svg>
      ) : null}
      <span>{value.label}</span> <span>{formatNumber(value.count, language)}</span>
    </>
  )
  if (value.count === 0 && !value.isChosen) {
    return (
      <span role="link" aria-disabled="true">
        {content}
      </span>
    )
  }
  return (
    <a href={url} rel="nofollow" aria-current={value.isChosen ? 'true' : undefined}>
      {content}
    </a>
  )
}

const withoutChildren = (value: FacetValue): FacetValue => ({ ...value, children: [] })

const hasChosen = (value: FacetValue): boolean =>
  value.isChosen || value.children.some((child) => hasChosen(child))
