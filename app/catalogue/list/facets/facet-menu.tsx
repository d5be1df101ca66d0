import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { useHydrated } from '#app/ui/document/use-hydrated.ts'
import { PopoverBackdrop } from '#app/ui/overlay/popover-backdrop.tsx'
import { useCloseDetails } from '#app/ui/overlay/use-close-details.ts'
import { useCloseOnFocusOutside } from '#app/ui/overlay/use-close-on-focus-outside.ts'
import { isFixedParam } from '#app/catalogue/list/selection/list-selection.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CloseButton } from '#app/ui/overlay/close-button.tsx'
import side from '#app/ui/overlay/side-panel.module.css'
import ui from '#app/ui/theme/primitives.module.css'

import { flatValues, type FacetGroup } from './facet-group.ts'
import styles from './facet-menu.module.css'
import { FacetValues, type ToggleUrl } from './facet-values.tsx'
import { withOpenFacet } from './open-facet.ts'
import { RangeForm, type RangeFormProps } from './range-form.tsx'
import { useLinkClicks } from './use-link-clicks.ts'

export const facetMenuId = 'facets'

/** Drop-downs side by side; further groups share one drop-down. */
const maxInBar = 7

interface FacetMenuProps {
  groups: readonly FacetGroup[]
  /** The group that the address opens. */
  openParam: string | null
  openUrl: (param: string) => string
  toggleUrl: ToggleUrl
  rangeOf: (param: string) => Omit<RangeFormProps, 'name' | 'param' | 'hash' | 'openParam'>
  notes: Readonly<Record<string, string>>
  total: { count: number; formatted: string }
  isByModel: boolean
}

/** Element id of a group's values: a link to it keeps the group open on a page without scripts. */
const valuesId = (param: string) => `${facetMenuId}-${param}`

/** Every value is a link, which needs no script. A list has hundreds, so the page has those of an open group only. */
export function FacetMenu({ groups, total, isByModel, ...rest }: FacetMenuProps) {
  const { t } = useTranslation('catalogue')
  const panel = useRef<HTMLDivElement>(null)
  useShowTarget(panel)
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
      className={classNames(side.panel, styles.panel)}
      role="group"
      aria-label={t('list.filters')}
      {...{ popover: 'auto' }}
    >
      <PopoverBackdrop popover={facetMenuId} className={styles.veil} />
      <div className={classNames(ui.onlyNarrow, side.head, styles.head)}>
        {t('list.filters')}
        <CloseButton
          className={styles.close}
          {...closePanelProps}
          aria-label={t('list.closeFilters')}
        />
      </div>
      {leading.map((group) => (
        <FacetDropDown key={group.param} group={group} name={facetMenuId} {...rest} />
      ))}
      {others.length > 0 ? <MoreFacets groups={others} {...rest} /> : null}
      <div className={classNames(ui.onlyNarrow, styles.foot)}>
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

/** A visitor who was quicker than the scripts has opened a group by its link: the panel is shown with it. */
function useShowTarget(panel: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = panel.current
    if (element?.querySelector(':target') && liesOverPage(element)) element.showPopover?.()
  }, [panel])
}

const liesOverPage = (element: Element) => getComputedStyle(element).position === 'fixed'

function MoreFacets({ groups, ...rest }: Omit<FacetMenuProps, 'total' | 'isByModel'>) {
  const { t } = useTranslation('catalogue')
  const chosen = groups.reduce((sum, group) => sum + chosenIn(group, rest.rangeOf), 0)
  const [isOpen] = useState(groups.some(({ param }) => param === rest.openParam))
  return (
    <details className={styles.group} open={isOpen} {...{ name: facetMenuId }}>
      <summary className={styles.summary}>
        {t('list.moreFilters')}
        {chosen > 0 ? <span className={styles.number}>{chosen}</span> : null}
        <Icon name="chevron-down" size={16} className={ui.chevron} />
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

interface FacetDropDownProps extends Omit<FacetMenuProps, 'groups' | 'total' | 'isByModel'> {
  group: FacetGroup
  /** Only one drop-down of the same name is open at a time. */
  name: string
}

function FacetDropDown({ group, name, openParam, openUrl, ...rest }: FacetDropDownProps) {
  const { t } = useTranslation('catalogue')
  const isHydrated = useHydrated()
  // With scripts the drop-down stays as it is when the address changes.
  const [isOpen] = useState(group.param === openParam)
  const [hasValues, setHasValues] = useState(isOpen)
  const chosen = chosenIn(group, rest.rangeOf)
  const title = isFixedParam(group.param) ? t(`list.groups.${group.param}`) : group.label
  const summary = (
    <>
      {title}
      {chosen > 0 ? <span className={styles.number}>{chosen}</span> : null}
      <Icon name="chevron-down" size={16} className={ui.chevron} />
    </>
  )
  if (!isHydrated && !isOpen) {
    return (
      <a
        className={classNames(styles.group, styles.summary)}
        href={openUrl(group.param) + hashOf(group)}
        rel="nofollow"
      >
        {summary}
      </a>
    )
  }
  return (
    <details className={styles.group} open={isOpen} {...{ name }}>
      {/* Before the browser opens the group, so that it is never seen empty. */}
      <summary className={styles.summary} onClick={() => setHasValues(true)}>
        {summary}
      </summary>
      {hasValues ? (
        <div id={valuesId(group.param)} className={styles.values}>
          <FacetChoice group={group} title={title} isHydrated={isHydrated} {...rest} />
        </div>
      ) : null}
    </details>
  )
}

interface FacetChoiceProps extends Pick<
  FacetDropDownProps,
  'group' | 'toggleUrl' | 'rangeOf' | 'notes'
> {
  title: string
  isHydrated: boolean
}

/** The values of a group, and the fields of its range. Without scripts the next page has the same group open. */
function FacetChoice({ group, title, toggleUrl, rangeOf, notes, isHydrated }: FacetChoiceProps) {
  const note = notes[group.param]
  const hash = isHydrated ? '' : hashOf(group)
  return (
    <>
      {group.isRange ? (
        <RangeForm
          param={group.param}
          name={title}
          {...rangeOf(group.param)}
          openParam={isHydrated ? null : group.param}
          hash={hash}
        />
      ) : null}
      <FacetValues
        group={group}
        name={title}
        toggleUrl={(...args) => {
          const url = toggleUrl(...args)
          return isHydrated ? url : withOpenFacet(url, group.param) + hash
        }}
      />
      {note ? <p className={classNames(ui.note, styles.note)}>{note}</p> : null}
    </>
  )
}
