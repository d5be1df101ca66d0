import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { AccountAnswer } from '#app/account/account-answer.ts'
import { proofForm } from '#app/account/account-form.ts'
import { FaultNotice } from '#app/account/fault-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'

import styles from './settings-page.module.css'

interface PersonalDataPageProps {
  exportFault: 'password' | 'busy' | null
  answer: AccountAnswer | undefined
}

/** What the shop knows of a customer, to be taken along or to be forgotten. Both need the password. */
export function PersonalDataPage({ exportFault, answer }: PersonalDataPageProps) {
  const { t } = useTranslation('account')
  const place = usePlace()
  const { formProps, control } = useAccountForm({ id: 'delete', schema: proofForm, answer })
  return (
    <>
      <section className={styles.block}>
        <h2>{t('data.export')}</h2>
        <p>{t('data.exportText')}</p>
        {exportFault && !answer ? (
          <Notice kind="fault" role="alert">
            {t(exportFault === 'password' ? 'faults.wrongPassword' : 'faults.failed')}
          </Notice>
        ) : null}
        {/* The answer is a file, so the browser itself asks for it. */}
        <form method="post" action={href(place, 'accountExport')} className={styles.form}>
          <TextField
            id="export-password"
            name="password"
            type="password"
            label={t('fields.password')}
            autoComplete="current-password"
          />
          <div>
            <Button kind="secondary">{t('data.download')}</Button>
          </div>
        </form>
      </section>
      <section className={styles.block}>
        <h2>{t('data.delete')}</h2>
        <p>{t('data.deleteText')}</p>
        <FaultNotice fault={answer?.fault} />
        <Form
          method="post"
          action={href(place, 'accountData')}
          className={styles.form}
          {...formProps}
        >
          <TextField
            {...control('password')}
            type="password"
            label={t('fields.password')}
            autoComplete="current-password"
          />
          <div>
            <Button kind="secondary">{t('data.deleteForGood')}</Button>
          </div>
        </Form>
      </section>
    </>
  )
}
