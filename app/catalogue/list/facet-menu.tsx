import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { PopoverBackdrop } from '#app/ui/overlay/popover-backdrop.tsx'
import { useCloseDetails } from '#app/ui/overlay/use-close-details.ts'
import { useCloseOnFocusOutside } from '#app/ui/overlay/use-close-on-focus-outside.ts'

import { flatValues, type FacetGroup } from './facet-group.ts'
import styles from './facet-menu.module.css'
import { FacetValues, type ToggleUrl } from './facet-values.tsx'
import { RangeForm, type RangeFormProps } from './range-form.tsx'
import { useLinkClicks } from './use-link-clicks.ts'

export const facetMenuId = 'facets'

/** Drop-downs side by side; further groups share one drop-down. */
const maxInBar = 7

interface FacetMenuProps {
  groups: readonly FacetGroup[]
  toggleUrl: ToggleUrl
  /** The fields of a group with a range. */
  rangeOf: (param: string) => Omit<RangeFormProps, 'name' | 'param' | 'hash'>
  /** Texts below the values of a group, by query parameter. */
  notes: Readonly<Record<string, string>>
  total: { count: number; formatted: string }
  /** Whether the total counts models. */
  isByModel: boolean
}

/** Element id of a group's values: a link to it keeps the group open on a page without scripts. */
const valuesId = (param: string) => `${facetMenuId}-${param}`

/**
 * Filters of a list: every value is a link, so that choosing needs no script. The link has the fragment of its
 * group, which a browser opens when the next page is loaded; with scripts the group stays as it is.
 */
export function FacetMenu({ groups, total, isByModel, ...rest }: FacetMenuProps) {
  const { t } = useTranslation('catalogue')
  const panel = useRef<HTMLDivElement>(null)
  useCloseDetails(panel)
  useCloseOnFocusOutside(panel)
  useLinkClicks(panel)
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
        <FacetDropDown key={group.param} group={group} name={facetMenuId} {...rest} />
      ))}
      {others.length > 0 ? <MoreFacets groups={others} {...rest} /> : null}
      <div className={styles.foot}>
        <Button type="button" wide {...closePanelProps}>
          {t(isByModel ? 'list.showModels' : 'list.showResult', total)}
        </Button>
        {/* The button cannot close a panel that is open by its fragment. */}
        <noscript>
          <a className={buttonClass({ wide: true })} href="#products">
            {t(isByModel ? 'list.showModels' : 'list.showResult', total)}
          </a>
        </noscript>
      </div>
    </div>
  )
}

function MoreFacets({ groups, ...rest }: Omit<FacetMenuProps, 'total' | 'isByModel'>) {
  const { t } = useTranslation('catalogue')
  const chosen = groups.reduce((sum, group) => sum + chosenIn(group, rest.rangeOf), 0)
  return (
    <details className={styles.group} {...{ name: facetMenuId }}>
      <summary className={styles.summary}>
        {t('list.moreFilters')}
        {chosen > 0 ? <span className={styles.number}>{chosen}</span> : null}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.values}>
        {groups.map((group) => (
          <FacetDropDown key={group.param} group={group} name="more-facets" {...rest} />
        ))}
      </div>
    </details>
  )
}

const hashOf = ({ param }: FacetGroup) => `#${encodeURIComponent(valuesId(param))}`

const closePanelProps = { popovertarget: facetMenuId, popovertargetaction: 'hide' }

function chosenIn({ param, values, isRange }: FacetGroup, rangeOf: FacetMenuProps['rangeOf']) {
  const { from, to } = rangeOf(param)
  const isBounded = isRange && (from !== null || to !== null)
  return flatValues(values).filter(({ isChosen }) => isChosen).length + (isBounded ? 1 : 0)
}

interface FacetDropDownProps extends Pick<FacetMenuProps, 'toggleUrl' | 'rangeOf' | 'notes'> {
  group: FacetGroup
  /** Only one drop-down of the same name is open at a time. */
  name: string
}

function FacetDropDown({ group, toggleUrl, rangeOf, notes, name }: FacetDropDownProps) {
  const { t } = useTranslation('catalogue')
  const chosen = chosenIn(group, rangeOf)
  const title = group.kind === 'parameter' ? group.label : t(`list.groups.${group.kind}`)
  const note = notes[group.param]
  return (
    <details className={styles.group} {...{ name }}>
      <summary className={styles.summary}>
        {title}
        {chosen > 0 ? <span className={styles.number}>{chosen}</span> : null}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div id={valuesId(group.param)} className={styles.values}>
        {group.isRange ? (
          <RangeForm
            param={group.param}
            name={title}
            {...rangeOf(group.param)}
            hash={hashOf(group)}
          />
        ) : null}
        <FacetValues
          group={group}
          name={title}
          toggleUrl={(...args) => toggleUrl(...args) + hashOf(group)}
        />
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </details>
  )
}
