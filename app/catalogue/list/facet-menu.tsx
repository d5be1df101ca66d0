import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '#app/i18n/format-number.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { PopoverBackdrop } from '#app/ui/overlay/popover-backdrop.tsx'
import { useCloseDetails } from '#app/ui/overlay/use-close-details.ts'

import type { FacetGroup, FacetValue } from './facet-group.ts'
import styles from './facet-menu.module.css'

export const facetMenuId = 'facets'

/** Drop-downs side by side; further groups share one drop-down. */
const maxInBar = 7

interface FacetMenuProps {
  groups: readonly FacetGroup[]
  /** URL of the list with the value added, or removed when it is chosen. */
  toggleUrl: (group: FacetGroup, value: FacetValue) => string
  total: { count: number; formatted: string }
  /** Whether the total counts models. */
  isByModel: boolean
}

/** Filters of a list: every value is a link, so that choosing needs no script. */
export function FacetMenu({ groups, toggleUrl, total, isByModel }: FacetMenuProps) {
  const { t } = useTranslation('catalogue')
  const panel = useRef<HTMLDivElement>(null)
  useCloseDetails(panel)
  const isLong = groups.length > maxInBar + 1
  const leading = isLong ? groups.slice(0, maxInBar) : groups
  const others = isLong ? groups.slice(maxInBar) : []
  return (
    <div
      ref={panel}
      id={facetMenuId}
      className={styles.panel}
      role="group"
      aria-label={t('list.filters')}
      {...{ popover: 'auto' }}
    >
      <PopoverBackdrop popover={facetMenuId} className={styles.veil} />
      <div className={styles.head}>
        {t('list.filters')}
        <button
          type="button"
          className={styles.close}
          {...closePanelProps}
          aria-label={t('list.closeFilters')}
        >
          <Icon name="close" />
        </button>
      </div>
      {leading.map((group) => (
        <FacetDropDown key={group.param} group={group} toggleUrl={toggleUrl} name={facetMenuId} />
      ))}
      {others.length > 0 ? <MoreFacets groups={others} toggleUrl={toggleUrl} /> : null}
      <div className={styles.foot}>
        <Button type="button" wide {...closePanelProps}>
          {t(isByModel ? 'list.showModels' : 'list.showResult', total)}
        </Button>
      </div>
    </div>
  )
}

function MoreFacets({ groups, toggleUrl }: Pick<FacetMenuProps, 'groups' | 'toggleUrl'>) {
  const { t } = useTranslation('catalogue')
  const chosen = groups.flatMap(({ values }) => values).filter(({ isChosen }) => isChosen).length
  return (
    <details className={styles.group} {...{ name: facetMenuId }}>
      <summary className={styles.summary}>
        {t('list.moreFilters')}
        {chosen > 0 ? <span className={styles.number}>{chosen}</span> : null}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.values}>
        {groups.map((group) => (
          <FacetDropDown key={group.param} group={group} toggleUrl={toggleUrl} name="more-facets" />
        ))}
      </div>
    </details>
  )
}

const closePanelProps = { popovertarget: facetMenuId, popovertargetaction: 'hide' }

interface FacetDropDownProps {
  group: FacetGroup
  toggleUrl: FacetMenuProps['toggleUrl']
  /** Only one drop-down of the same name is open at a time. */
  name: string
}

function FacetDropDown({ group, toggleUrl, name }: FacetDropDownProps) {
  const { t } = useTranslation('catalogue')
  const { language } = useUrlScope()
  const chosen = group.values.filter((value) => value.isChosen).length
  return (
    <details className={styles.group} {...{ name }}>
      <summary className={styles.summary}>
        {group.kind === 'parameter' ? group.label : t(`list.groups.${group.kind}`)}
        {chosen > 0 ? <span className={styles.number}>{chosen}</span> : null}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={styles.values}>
        {group.values.map((value) => (
          <li key={value.id}>
            <Link
              to={toggleUrl(group, value)}
              rel="nofollow"
              preventScrollReset
              discover="none"
              aria-current={value.isChosen ? 'true' : undefined}
            >
              {/* No class names, because a page has hundreds of these: the style sheet selects by position. */}
              <span>{value.label}</span> <span>{formatNumber(value.count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
