import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useServiceEmail } from '#app/market/service-email.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { WithdrawalRow } from '#app/withdrawal/withdrawal.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import type { RowsState } from './submit-step.server.ts'
import styles from './withdrawal.module.css'

/** Rows of an order, for who may open it. With `isUnsent` it had no response, and keeps what was filled in. */
export function RowsStep({ isUnsent, ...shown }: RowsState & { isUnsent: boolean }) {
  const { order, chosen, name, idempotencyKey, errors, fault } = shown
  const { t } = useTranslation('withdrawal')
  const { t: common } = useTranslation('common')
  const email = useServiceEmail()
  const action = href(useUrlScope(), 'withdrawal')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classNames(ui.page, styles.page)}>
      <h1 ref={heading} tabIndex={-1}>
        {t('confirmTitle')}
      </h1>
      <p className={ui.quiet}>
        {t('confirmIntro', { number: order.orderNumber, date: order.date })}
      </p>
      <Notice kind="error">
        {isUnsent ? common('noResponse') : fault && t(`faults.${fault}`, { email })}
      </Notice>
      <Form
        method="post"
        action={action}
        className={classNames(ui.stack5, ui.start, styles.form)}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="order" value={order.publicId} />
        <input type="hidden" name="orderNumber" value={order.orderNumber} />
        <input type="hidden" name="key" value={idempotencyKey} />
        <fieldset className={classNames(ui.stack4, styles.rows)}>
          <legend>{t('rowsLegend')}</legend>
          {order.rows.map((row) => (
            <RowChoice key={row.rowId} row={row} chosen={chosenPieces(row, chosen)} />
          ))}
        </fieldset>
        <TextField
          id="withdraw-name"
          name="name"
          label={t('fields.name')}
          autoComplete="name"
          defaultValue={name}
          error={errors.name && t(`errors.${errors.name}`)}
        />
        <div className={classNames(ui.row6, ui.notPrinted, styles.below)}>
          <Button size="large">{t('confirm')}</Button>
          <Link to={action}>{t('back')}</Link>
        </div>
      </Form>
    </div>
  )
}

function chosenPieces({ rowId, quantity }: WithdrawalRow, chosen: RowsState['chosen']): number {
  if (!chosen) return quantity
  return Math.min(quantity, chosen.find((row) => row.rowId === rowId)?.quantity ?? 0)
}

/** A checkbox for one piece, a select for several. */
function RowChoice({ row, chosen }: { row: WithdrawalRow; chosen: number }) {
  const { rowId, name, quantity } = row
  const { t } = useTranslation('withdrawal')
  const id = `withdraw-row-${rowId}`
  if (quantity === 1)
    return (
      <Checkbox
        id={id}
        name="row"
        value={`${rowId}:1`}
        label={<UnbrokenText text={name} />}
        defaultChecked={chosen > 0}
      />
    )
  return (
    <SelectField
      id={id}
      name="row"
      label={t('quantityOf', { name })}
      defaultValue={`${rowId}:${chosen}`}
    >
      <option value={`${rowId}:${quantity}`}>{t('all', { count: quantity })}</option>
      {Array.from({ length: quantity - 1 }, (_, index) => quantity - 1 - index).map((count) => (
        <option key={count} value={`${rowId}:${count}`}>
          {t('some', { count, total: quantity })}
        </option>
      ))}
      <option value={`${rowId}:0`}>{t('none')}</option>
    </SelectField>
  )
}
