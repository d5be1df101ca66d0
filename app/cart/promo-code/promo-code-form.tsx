import { useTranslation } from 'react-i18next'

import { CartActionForm } from '#app/cart/changes/cart-action-form.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import styles from './promo-code-form.module.css'

interface PromoCodeFormProps {
  id: string
  code: string | null
  /** Savings by the code, formatted. */
  saved: string | null
  action: string
  error?: { message: string; typed: string } | null
}

/** The form for one promo code; the field is collapsed until the shopper opens it. */
export function PromoCodeForm({ id, code, saved, action, error }: PromoCodeFormProps) {
  const { t } = useTranslation('cart')
  if (code) {
    return (
      <CartActionForm
        action={action}
        intent="promo"
        values={{ code: '' }}
        className={classNames(ui.row2, styles.active)}
      >
        <p>
          {`${t('promo.active', { code })} ${saved ? t('promo.saved', { amount: saved }) : ''}`}
        </p>
        <button className={classNames(ui.fold, ui.note)}>{t('promo.remove')}</button>
      </CartActionForm>
    )
  }
  return (
    <details open={error ? true : undefined}>
      <summary className={ui.fold}>{t('promo.title')}</summary>
      <CartActionForm action={action} intent="promo" className={classNames(ui.stack3, styles.form)}>
        <TextField
          id={id}
          name="code"
          label={t('promo.label')}
          error={error?.message}
          isLive
          defaultValue={error?.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        <Button kind="secondary">{t('promo.apply')}</Button>
      </CartActionForm>
    </details>
  )
}
