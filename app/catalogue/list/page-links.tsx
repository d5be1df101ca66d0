import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { ProgressLine } from '#app/ui/feedback/progress-line.tsx'
import { Link, type LinkProps } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './page-links.module.css'

type PageLink = Pick<LinkProps, 'to' | 'onClick'>

export function PreviousPageLink(link: PageLink) {
  const { t } = useTranslation('catalogue')
  return (
    <p className={styles.previous}>
      <Link {...link} rel="prev">
        {t('list.loadPrevious')}
      </Link>
    </p>
  )
}

interface ListEndProps {
  /** How many of how many products are shown, in words. */
  label: string
  value: number
  max: number
  /** The link to the next page; null on the last one. */
  next: PageLink | null
  isBusy?: boolean
}

export function ListEnd({ label, value, max, next, isBusy = false }: ListEndProps) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.more}>
      <p className={classNames(ui.note, ui.number)}>{label}</p>
      <ProgressLine value={value} max={max} />
      {next ? (
        <ButtonLink kind="secondary" {...next} rel="next" aria-disabled={isBusy || undefined}>
          {t('list.loadMore')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
