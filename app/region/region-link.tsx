import { useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { languageOf } from '#app/i18n/languages.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { isPlainClick } from '#app/ui/button/is-plain-click.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { Link } from '#app/ui/navigation/link.tsx'

import styles from './region-link.module.css'
import { useOpenRegionPanel } from './region-panel-control.ts'
import { regionPath } from './region-path.ts'
import type { regionData } from './region.server.ts'

export type CurrentRegion = ReturnType<typeof regionData>['region']

interface RegionLinkProps {
  region: CurrentRegion
  /** Without the language, and on narrow screens only an icon. */
  isShort?: boolean
}

/** Shows country, language and currency, and links to the choice, where there is one; with scripts it opens the panel. */
export function RegionLink({ region, isShort = false }: RegionLinkProps) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const { pathname, search } = useLocation()
  const openPanel = useOpenRegionPanel()
  const onClick = (event: MouseEvent) => {
    const isPlain = isPlainClick(event)
    if (!openPanel || !isPlain) return
    event.preventDefault()
    openPanel()
  }
  if (!region.hasChoice) return null
  const language = languageOf(scope.language).name
  const label = isShort
    ? [region.country, region.currency]
    : [region.country, language, region.currency]
  return (
    <Link
      className={styles.link}
      to={regionPath(scope, pathname + search)}
      rel="nofollow"
      onClick={onClick}
    >
      <Icon name="globe" size={20} />
      <VisuallyHidden>{t('region.change')}</VisuallyHidden>
      {/* A line breaks after the dot, not before it. */}
      <span className={isShort ? styles.label : undefined}>{label.join('\u00a0· ')}</span>
    </Link>
  )
}
