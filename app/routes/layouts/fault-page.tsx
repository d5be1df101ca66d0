import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#app/ui/button-link.tsx'
import type { PageFault } from '#app/visit/page-fault.ts'

import { faultKind } from './fault-kind.ts'
import styles from './fault-page.module.css'

interface FaultPageProps {
  /** HTTP status: 404, other faults of the request and our own have words each. */
  status: number
  homePath: string
  /** Path that was asked for, shown on a 404. */
  path?: string
  /** What has happened, where more is known than the status tells. */
  text?: string
  /** What failed and the id of the request, for who asks customer service. */
  fault?: PageFault | null
  /** A nearer way on than the start page. */
  onward?: { path: string; label: string }
}

/** A page for when there is no page, with a way on. */
export function FaultPage({ status, homePath, path, text, fault, onward }: FaultPageProps) {
  const { t } = useTranslation('common')
  const kind = faultKind(status)
  return (
    <div className={styles.page} data-fault={status}>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{t(`faults.${kind}.title`)}</h1>
      <p>{text ?? t(`faults.${kind}.text`)}</p>
      {status === 404 && path ? <p className={styles.address}>{path}</p> : null}
      {fault ? (
        <p className={styles.details}>
          {t('faults.error', { error: t(`faults.errors.${fault.fault}`, { ...fault }) })}
          <br />
          {t('faults.requestId', { id: fault.requestId })}
        </p>
      ) : null}
      <ButtonLink to={onward?.path ?? homePath} reloadDocument={status !== 404}>
        {onward?.label ?? t('faults.toHome')}
      </ButtonLink>
    </div>
  )
}
