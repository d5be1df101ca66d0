import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useZipDelivery } from '#app/catalogue/stock/zip-delivery-context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import styles from './zip-form.module.css'

interface ZipFormProps {
  /** Path of the page to go back to. */
  returnTo: string
  /** The refused input. */
  typed?: string
  error?: string
}

/** The field for a postal code; a saved code can be changed and removed. */
export function ZipForm({ returnTo, typed, error }: ZipFormProps) {
  const { t } = useTranslation('catalogue')
  const action = href(useUrlScope(), 'deliveryZip')
  const saved = useZipDelivery()
  return (
    <Form method="post" action={action} className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        id="delivery-zip"
        label={t('zip.label')}
        name="zip"
        defaultValue={typed ?? saved?.zip}
        autoComplete="postal-code"
        maxLength={12}
        size={10}
        error={error}
      />
      <Button kind="secondary">{t(saved ? 'zip.change' : 'zip.save')}</Button>
      {saved ? (
        <Button kind="quiet" name="remove" value="1">
          {t('zip.remove')}
        </Button>
      ) : null}
    </Form>
  )
}
