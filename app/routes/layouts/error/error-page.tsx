import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { publicPath } from '#app/analytics/public-path.ts'
import { useRecordEvent } from '#app/analytics/use-record-event.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { useRequestIds } from '#app/ui/document/request-id.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { errorKind, statusWithMessage } from './error-kind.ts'
import styles from './error-page.module.css'
import { useRouteFailure } from './use-route-failure.ts'

interface ErrorPageProps {
  /** Whether a 404 shows the requested path. */
  showsPath?: boolean
  /** Description, when more is known than the status. */
  text?: string
  /** Link in place of the one to the start page. */
  onward?: { path: string; label: string }
}

/** The page of the error of its route, with a link to continue: 404, other 4xx and 5xx each have their own messages. */
export function ErrorPage({ showsPath = false, text, onward }: ErrorPageProps) {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const homePath = href(useUrlScope(), 'home')
  const idsOfDocument = useRequestIds()
  const { status, error } = useRouteFailure()
  const { requestId, traceId } = error ?? idsOfDocument
  const kind = errorKind(status)
  useRecordError(status, pathname)
  const reasonText = error?.reason
    ? t(`faults.errors.${error.reason}`, {
        status: error.merchantStatus ?? '',
        name: error.name ?? '',
      })
    : t(`faults.statuses.${statusWithMessage(status)}`)
  return (
    <div className={classNames(ui.stack5, ui.page, styles.page)} data-fault={status}>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{t(`faults.${kind}.title`)}</h1>
      <p>{text ?? t(`faults.${kind}.text`)}</p>
      {status === 404 && showsPath ? (
        <p className={classNames(ui.note, styles.address)}>{error?.path ?? pathname}</p>
      ) : null}
      <p className={classNames(ui.note, styles.details)}>
        {status === 404 ? null : (
          <>
            {t('faults.error', { error: reasonText })}
            <br />
          </>
        )}
        {t('faults.requestId', { id: requestId ?? '' })}
        {traceId ? (
          <>
            <br />
            {t('faults.traceId', { id: traceId })}
          </>
        ) : null}
      </p>
      <ButtonLink to={onward?.path ?? homePath} reloadDocument={status !== 404}>
        {onward?.label ?? t('faults.toHome')}
      </ButtonLink>
    </div>
  )
}

/** Refused requests (4xx) are events of the visitor, not of the shop. */
function useRecordError(status: number, pathname: string): void {
  const path = publicPath(pathname, '')
  useRecordEvent('error:404', status === 404 ? path : null, { path })
  useRecordEvent('error:500', status >= 500 ? path : null, { path, status })
}
