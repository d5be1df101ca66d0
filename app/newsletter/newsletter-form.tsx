import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { NoRedirectField } from '#app/ui/form/stay-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import styles from './newsletter-form.module.css'
import type { NewsletterRefusal, NewsletterResult } from './newsletter-result.ts'

interface NewsletterFormProps {
  /** Email address of a logged-in customer. */
  email?: string
  /** The response to a form that was sent without scripts. */
  refusal?: NewsletterRefusal | null
  /** Path of the page to go back to after a form without scripts; this page by default. */
  returnTo?: string
}

/** The signup for the newsletter. With scripts the result is shown in its place, without on its page. */
export function NewsletterForm({ email, refusal = null, returnTo }: NewsletterFormProps) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const action = href(useUrlScope(), 'newsletter')
  const fetcher = useFetcher<NewsletterResult>()
  const container = useRef<HTMLDivElement>(null)
  const field = useId()
  const [isOffline, setOffline] = useState(false)
  const result = fetcher.data
  useEffect(() => {
    if (!result) return
    const input = container.current?.querySelector<HTMLElement>('[aria-invalid]')
    const target = result.ok ? container.current : input
    target?.focus()
  }, [result])
  const onSubmit = (event: FormEvent) => {
    // Without a connection the module that sends the form cannot load either.
    setOffline(!navigator.onLine)
    if (!navigator.onLine || fetcher.state !== 'idle') event.preventDefault()
  }
  const shown = result?.ok === false ? result : refusal
  const error = isOffline ? 'failed' : shown?.reason
  return (
    <div ref={container} className={styles.signup} tabIndex={-1}>
      {result?.ok ? (
        <Notice kind="good" role="status">
          {t(result.isConfirmedByMail ? 'newsletter.confirm' : 'newsletter.done')}
        </Notice>
      ) : (
        <fetcher.Form
          method="post"
          action={action}
          className={styles.form}
          onSubmit={onSubmit}
          noValidate
        >
          <input
            type="hidden"
            name="returnTo"
            value={returnTo ?? (pathname === action ? '' : pathname + search)}
          />
          <NoRedirectField />
          <TextField
            id={field}
            type="email"
            name="email"
            label={t('newsletter.email')}
            autoComplete="email"
            defaultValue={shown?.typed ?? email}
            error={error && t(`newsletter.errors.${error}`)}
          />
          <Button aria-busy={fetcher.state !== 'idle'}>{t('newsletter.submit')}</Button>
        </fetcher.Form>
      )}
    </div>
  )
}
