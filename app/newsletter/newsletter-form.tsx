import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { NoRedirectField } from '#app/ui/form/hidden-fields.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFormTool } from '#app/web-mcp/use-form-tool.ts'

import styles from './newsletter-form.module.css'
import type { NewsletterError, NewsletterResult } from './newsletter-result.ts'

interface NewsletterFormProps {
  /** Email address of a logged-in customer. */
  email?: string
  /** The response to a form that was sent on this page. */
  refusal?: { reason: NewsletterError | 'noResponse'; typed: string } | null
  /** Path of the page to go back to after a form without scripts; this page by default. */
  returnTo?: string
  /** Name for the shopper's assistant, unique on the page. */
  toolName?: string
}

/** The signup for the newsletter. With scripts the result is shown in its place, without on its page. */
export function NewsletterForm({
  email,
  refusal = null,
  returnTo,
  toolName = 'subscribe_newsletter',
}: NewsletterFormProps) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const action = href(useUrlScope(), 'newsletter')
  const fetcher = useFetcher<NewsletterResult>()
  const container = useRef<HTMLDivElement>(null)
  const field = useId()
  const [isOffline, setOffline] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const tool = useFormTool({ name: toolName, description: t('tools.newsletter') })
  const result = fetcher.data
  useEffect(() => {
    // The footer's form is hidden on pages with another one, and then no tool. Others need not measure it.
    if (document.modelContext) setHidden(container.current?.checkVisibility() === false)
  }, [pathname])
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
  const isDone = result?.ok === true
  const shown = result?.ok === false ? result : refusal
  const error = isOffline ? 'noResponse' : shown?.reason
  return (
    <div ref={container} className={styles.signup} tabIndex={-1}>
      <Notice kind="good">
        {result?.ok && t(result.isConfirmedByMail ? 'newsletter.confirm' : 'newsletter.done')}
      </Notice>
      {/* Hidden, not removed: an assistant waits for the result of this form. */}
      <fetcher.Form
        {...(isHidden ? {} : tool)}
        method="post"
        action={action}
        className={isDone ? undefined : styles.form}
        hidden={isDone}
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
          isLive
        />
        <Button aria-busy={fetcher.state !== 'idle'}>{t('newsletter.submit')}</Button>
      </fetcher.Form>
    </div>
  )
}
