import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useZipDelivery } from '#app/catalogue/stock/zip-delivery-context.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoRedirectField } from '#app/ui/form/hidden-fields.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './zip-form.module.css'

export interface ZipRefusal {
  reason: 'zip' | 'unavailable' | 'lost'
  typed: string
  /** A postal code of the market's country; null when its format is not known. */
  example: string | null
}

interface ZipFormProps {
  returnTo: string
  /** Whether the form is part of that page, which stays where it is. */
  isWithin?: boolean
  /** The response to a form that was sent without scripts. */
  posted?: ZipRefusal | null
}

/** The field for a postal code; a saved code can be changed and removed. An error is shown without leaving the page. */
export function ZipForm({ returnTo, isWithin = false, posted = null }: ZipFormProps) {
  const { t } = useTranslation('catalogue')
  const { t: common } = useTranslation('common')
  const action = href(useUrlScope(), 'deliveryZip')
  const saved = useZipDelivery()
  const fetcher = useFetcher<Partial<ZipRefusal>>()
  const form = useRef<HTMLFormElement>(null)
  const { reason, example } = fetcher.data ?? posted ?? {}
  useEffect(() => {
    if (fetcher.data?.reason) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fetcher.data])
  const message = () => {
    if (!reason) return undefined
    if (reason === 'lost') return common('noResponse')
    return t(`zip.errors.${reason === 'zip' && example ? 'zipLike' : reason}`, {
      // Not divided at the end of a line.
      example: (example ?? '').replace(' ', '\u00a0'),
    })
  }
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      className={classNames(ui.wrap3, styles.form)}
      noValidate
    >
      {isWithin ? <NoRedirectField /> : null}
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        id="delivery-zip"
        label={t('zip.label')}
        name="zip"
        defaultValue={posted?.typed ?? saved?.zip}
        autoComplete="postal-code"
        maxLength={12}
        size={10}
        error={message()}
        isLive
      />
      <Button kind="secondary">{t(saved ? 'zip.change' : 'zip.save')}</Button>
      {saved ? (
        <Button kind="quiet" name="remove" value="1">
          {t('zip.remove')}
        </Button>
      ) : null}
    </fetcher.Form>
  )
}
