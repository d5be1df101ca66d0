import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useServiceEmail } from '#app/market/service-email.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import type { WithdrawalReceipt } from '#app/withdrawal/withdrawal.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './withdrawal.module.css'

/** What was stated and when, in local time with its zone. For a whole order it does not tell whether that exists. */
export function Receipt({ receipt }: { receipt: WithdrawalReceipt }) {
  const { t } = useTranslation('withdrawal')
  const address = useServiceEmail()
  const scope = useUrlScope()
  const { email, rows } = receipt
  // The form before it keeps the scroll position.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classNames(ui.page, styles.page)}>
      <h1 ref={heading} tabIndex={-1}>
        {t('receiptTitle')}
      </h1>
      <p>{t('receiptIntro')}</p>
      <p>
        <UnbrokenText
          text={rows ? t('receiptMailed', { email }) : t('receiptOfWhole', { email, address })}
        />
      </p>
      <dl className={classNames(ui.stack1, styles.facts)}>
        <dt>{t('receipt.order')}</dt>
        <dd>{receipt.orderNumber}</dd>
        <dt>{t('receipt.name')}</dt>
        <dd>{receipt.name}</dd>
        <dt>{t('fields.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('receipt.received')}</dt>
        <dd>
          <time dateTime={receipt.receivedAt}>{receipt.receivedLocal}</time>
        </dd>
        <dt>{t('receipt.rows')}</dt>
        <dd>
          {rows ? (
            <ul>
              {rows.map(({ rowId, name, quantity }) => (
                <li key={rowId}>
                  {quantity} × {name}
                </li>
              ))}
            </ul>
          ) : (
            t('receipt.whole')
          )}
        </dd>
      </dl>
      <p>{t('next')}</p>
      <div className={classNames(ui.row6, ui.notPrinted, styles.below)}>
        <ButtonLink to={href(scope, 'home')} kind="secondary">
          {t('toShop')}
        </ButtonLink>
      </div>
    </div>
  )
}
