import { useRevalidator, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { zipFieldOf } from '#app/checkout/checkout.ts'
import type { Draft } from '#app/checkout/draft/checkout-form.ts'
import type { EmbeddedPayment } from '#app/checkout/order/embedded-payment.server.ts'
import { embeddedProviders } from '#app/checkout/providers/embedded-providers.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'

import { formId } from '#app/routes/checkout/form/form-fields.ts'

interface EmbeddedPaymentFormProps {
  payment: EmbeddedPayment
  draft: Draft
  /** Amount to pay, in the currency's units. */
  dueAmount: number
  /** Whether the checkout is being saved: the form is locked until the merchant has the changes. */
  isSaving: boolean
}

/** The form of a payment provider, in place of the button that places the order. */
export function EmbeddedPaymentForm({
  payment,
  draft,
  dueAmount,
  isSaving,
}: EmbeddedPaymentFormProps) {
  const { t } = useTranslation('checkout')
  const container = useRef<HTMLDivElement>(null)
  const callbacks = useProviderCallbacks(draft)
  const isBlocked = useBlockedScript(container, payment.html)
  const provider = embeddedProviders[payment.type]
  useEffect(() => {
    if (!container.current || !payment.html) return
    return provider.render(container.current, {
      html: payment.html,
      nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '',
      checkOrder: () => callbacks.current.checkOrder(),
      changeZip: (zip) => callbacks.current.changeZip(zip),
      renewSession: () => callbacks.current.renewSession(),
    })
  }, [callbacks, payment.html, provider])
  // The form is locked while the checkout is saved, and loads the change afterwards; also one that was made
  // in another tab, after which this page has another amount to pay.
  const form = useRef({ dueAmount, isLocked: false })
  useEffect(() => {
    const before = form.current
    if (!isSaving && !before.isLocked && before.dueAmount === dueAmount) return
    form.current = { dueAmount, isLocked: isSaving }
    container.current?.toggleAttribute('inert', isSaving)
    if (!before.isLocked) provider.suspend()
    if (!isSaving) provider.resume()
  }, [isSaving, dueAmount, provider])
  return (
    <>
      <noscript>
        <Notice kind="error" role="status">
          {t('order.needsScripts')}
        </Notice>
      </noscript>
      <Notice kind="error">{(isBlocked || !payment.html) && t('order.noForm')}</Notice>
      <div ref={container} role="group" aria-label={t('order.form')} />
    </>
  )
}

/** Whether a script was not loaded, in an outage or because the browser blocks it, and the form is not there. */
function useBlockedScript(container: RefObject<HTMLElement>, html: string): boolean {
  const [blocked, setBlocked] = useState<string | null>(null)
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && container.current?.offsetHeight === 0) {
        setBlocked(html)
      }
    }
    // The event of an element does not bubble.
    document.addEventListener('error', onError, true)
    return () => document.removeEventListener('error', onError, true)
  }, [container, html])
  return blocked === html
}

/** What a provider may call, with the values of the latest rendering. */
function useProviderCallbacks(draft: Draft) {
  const scope = useUrlScope()
  const { revalidate } = useRevalidator()
  const submit = useSubmit()
  const latest = {
    async checkOrder(): Promise<boolean> {
      const body = checkoutFields()
      body.set('intent', 'check')
      const request = { method: 'POST', body }
      const response = await fetch(href(scope, 'checkoutDraft'), request).catch(() => null)
      if (response?.ok) return true
      body.set('intent', 'order')
      submit(body, { method: 'post', action: href(scope, 'checkout'), preventScrollReset: true })
      return false
    },
    changeZip(zip: string): boolean {
      const field = document.querySelector<HTMLInputElement>(
        `#${formId} input[name=${zipFieldOf(draft)}]`,
      )
      if (!field || withoutSpaces(field.value) === withoutSpaces(zip)) return false
      field.value = zip
      for (const type of ['input', 'focusout']) {
        field.dispatchEvent(new FocusEvent(type, { bubbles: true }))
      }
      return true
    },
    renewSession: revalidate,
  }
  const ref = useRef(latest)
  useEffect(() => {
    ref.current = latest
  })
  return ref
}

function checkoutFields(): URLSearchParams {
  const form = document.getElementById(formId) as HTMLFormElement
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return new URLSearchParams(fields)
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')
