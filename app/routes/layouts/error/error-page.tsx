import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { publicPath } from '#app/analytics/public-path.ts'
import { useRecordEvent } from '#app/analytics/use-record-event.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import { useRequestIds } from '#app/ui/document/request-id.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { Scene } from '#app/routes/layouts/scene/scene.tsx'
import scene from '#app/routes/layouts/scene/scene.module.css'
import { Link } from '#app/ui/navigation/link.tsx'

import { errorKind, reasonWithMessage, statusWithMessage } from './error-kind.ts'
import styles from './error-page.module.css'
import { notFoundData } from './not-found-data.ts'
import { useRouteFailure } from './use-route-failure.ts'

interface ErrorPageProps {
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
  const { status, data, error } = useRouteFailure()
  const { requestId, traceId } = error ?? idsOfDocument
  const kind = errorKind(status)
  useRecordError(status, pathname)
  const reasonText = error?.reason
    ? t(`faults.errors.${reasonWithMessage(error.reason)}`, { name: error.name ?? '' })
    : t(`faults.statuses.${statusWithMessage(status)}`)
  const { offered, firstPage } = notFoundData(data)
  const defaultText = t(firstPage ? 'faults.lastPage.text' : `faults.${kind}.text`)
  return (
    <div className={classNames(ui.page, styles.page)} data-fault={status}>
      <div className={classNames(ui.stack8, scene.besideScene)}>
        <div className={classNames(ui.stack5, ui.start)}>
          <p className={styles.status}>{status}</p>
          <h1 className={styles.title}>{t(`faults.${kind}.title`)}</h1>
          <p>
            <UnbrokenText text={text ?? defaultText} />
          </p>
          {status === 404 ? (
            showsPath && (
              <p className={classNames(ui.note, styles.details)}>{error?.path ?? pathname}</p>
            )
          ) : (
            <p className={classNames(ui.note, styles.details)}>
              {t('faults.error', { error: reasonText })}
              {status >= 500 ? (
                <>
                  <br />
                  {t('faults.requestId', { id: requestId ?? '' })}
                  {traceId ? (
                    <>
                      <br />
                      {t('faults.traceId', { id: traceId })}
                    </>
                  ) : null}
                </>
              ) : null}
            </p>
          )}
          <ButtonLink to={onward?.path ?? firstPage ?? homePath} reloadDocument={status !== 404}>
            {onward?.label ?? t(firstPage ? 'faults.lastPage.toFirst' : 'faults.toHome')}
          </ButtonLink>
        </div>
        <Scene number={6} />
      </div>
      {offered.length > 0 ? (
        <section className={ui.section}>
          <h2>{t('popular')}</h2>
          <ul className={styles.offered}>
            {offered.map(({ path, name, picture, price }) => (
              <li key={path}>
                <Link className={classNames(ui.stack2, ui.plain)} to={path}>
                  <ProductThumbnail
                    file={picture}
                    sizes="(min-width: 768px) 22vw, 43vw"
                    widest={800}
                  />
                  <span>
                    <UnbrokenText text={name} />
                  </span>
                  <b>{price}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** Refused requests (4xx) are events of the visitor, not of the shop. */
function useRecordError(status: number, pathname: string): void {
  const path = publicPath(pathname, '')
  useRecordEvent('error:404', status === 404 ? path : null, { path })
  useRecordEvent('error:500', status >= 500 ? path : null, { path, status })
}
