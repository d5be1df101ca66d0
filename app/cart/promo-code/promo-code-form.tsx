import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import { useCartChanges } from '#app/cart/changes/cart-changes-provider.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import styles from './promo-code-form.module.css'

interface PromoCodeFormProps {
  /** Id of the field, unique in the page. */
  id: string
  /** The cart's promo code. */
  code: string | null
  /** Savings by the code, formatted. */
  saved: string | null
  /** Path that the form is posted to. */
  action: string
  error?: { message: string; typed: string } | null
}

/** The form for one promo code; the field is collapsed until the shopper opens it. */
export function PromoCodeForm({ id, code, saved, action, error }: PromoCodeFormProps) {
  const { t } = useTranslation('cart')
  const onSubmit = useCartChanges()?.onSubmit
  const send = { method: 'post', action, onSubmit } as const
  if (code) {
    return (
      <Form {...send} preventScrollReset className={classNames(ui.row2, styles.active)}>
        <input type="hidden" name="intent" value="promo" />
        <input type="hidden" name="code" value="" />
        <p>
          {t('promo.active', { code })} {saved ? t('promo.saved', { amount: saved }) : null}
        </p>
        <Button kind="quiet" size="small">
          {t('promo.remove')}
        </Button>
      </Form>
    )
  }
  return (
    <details open={error ? true : undefined}>
      <summary className={ui.fold}>{t('promo.title')}</summary>
      <Form {...send} preventScrollReset className={classNames(ui.stack3, styles.form)}>
        <input type="hidden" name="intent" value="promo" />
        <TextField
          id={id}
          name="code"
          label={t('promo.label')}
          error={error?.message}
          defaultValue={error?.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        <Button kind="secondary">{t('promo.apply')}</Button>
      </Form>
    </details>
  )
}
