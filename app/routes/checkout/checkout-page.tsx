import { getFormProps, useForm } from '@conform-to/react'
import { Form, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from '#app/kit/zod.ts'
import { RepricedNotice, UnavailableItemsNotice } from '#app/cart/notices/cart-notices.tsx'
import type { UnavailableItems } from '#app/cart/last-seen/last-seen-cart.server.ts'
import { checkForm } from '#app/kit/parse-form.ts'
import { orderFields, orderForm, type OrderForm } from '#app/checkout/draft/checkout-form.ts'
import type { UsedAddress } from '#app/checkout/used-addresses/used-address.ts'
import { chosenPayment, zipFieldOf, type Checkout } from '#app/checkout/checkout.ts'
import { guest } from '#app/checkout/draft/draft-owner.ts'
import type { EmbeddedPayment } from '#app/checkout/order/embedded-payment.server.ts'
import { EarlierOrderNotice } from '#app/checkout/confirmation/earlier-order-notice.tsx'
import type { EarlierOrder } from '#app/checkout/confirmation/pending-payment.server.ts'
import { PaymentErrorNotice } from '#app/checkout/payment/payment-error-notice.tsx'
import type { PaymentErrorMessage } from '#app/checkout/payment/payment-error.server.ts'
import { seenCartOf } from '#app/checkout/payment/seen-amounts.ts'
import { embeddedProviders } from '#app/checkout/providers/embedded-providers.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { CheckoutAside } from './checkout-aside.tsx'
import styles from './checkout-page.module.css'
import { DeliverySection } from './delivery/delivery-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import { EmbeddedPaymentForm } from './payment/embedded-payment-form.tsx'
import { formId, useCheckoutFields } from './form/form-fields.ts'
import { refusedValues, type OrderFormState } from './form/order-form-state.ts'
import { OrderSection } from './order-section.tsx'
import type { Terms } from './terms-summary.tsx'
import { PaymentSection } from './payment/payment-section.tsx'
import { useZipIsCurrent } from './delivery/use-zip-is-current.ts'
import { useSubmitOnChange } from './form/use-submit-on-change.ts'
import { useSuggestedCity } from './details/use-suggested-city.ts'
import { useBuyerType } from './details/use-buyer-type.ts'
import { useDraftAutosave } from './form/use-draft-autosave.ts'
import { useLatestError } from './form/use-latest-error.ts'
import { useRevalidation } from './form/use-revalidation.ts'

interface CheckoutPageProps {
  checkout: Checkout
  /** What is no longer in the cart although the shopper did not remove it. */
  gone: UnavailableItems | null
  /** Names of products whose price has changed since the shopper saw it. */
  repriced: readonly string[]
  earlierOrder: EarlierOrder | null
  /** Addresses of the customer's account and orders. */
  usedAddresses: readonly UsedAddress[]
  /** Owner of the draft on this page (see `draftOwner`). */
  owner: string
  draftKey: string
  /** Whether the sum has changed with the end of the visitor's login. */
  hasLoginEnded: boolean
  /** The form of a payment provider, in place of the button that places the order; without HTML beside it. */
  embedded: EmbeddedPayment | null
  /** Address of the delivery widget's script; null without a widget. */
  widgetScript: string | null
  paymentError: PaymentErrorMessage | null
  idempotencyKey: string
  terms: Terms
  formState: OrderFormState | undefined
}

/** Accepts any form: everything but an order is sent without validation, to save incomplete forms. */
const anything = z.looseObject({})

export function CheckoutPage(props: CheckoutPageProps) {
  const { checkout, formState } = props
  const { t } = useTranslation('checkout')
  const action = href(useUrlScope(), 'checkout')
  const { draft } = checkout
  const buyer = useBuyerType(draft.customerType ?? '')
  // The form is validated only after a refusal, and then until it is sent. The refusal is kept in state,
  // because the action data is lost when a link of the summary is followed.
  const [refusal, setRefusal] = useState(formState?.result)
  if (formState?.result && formState.result !== refusal) setRefusal(formState.result)
  // Conform focuses the first invalid field; the summary takes the focus after that.
  const [attempt, setAttempt] = useState(refusal)
  const [form, fields] = useForm<OrderForm, Record<string, unknown>>({
    id: formId,
    lastResult: refusal,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate({ formData, submitter }) {
      // Every button submits to the server, which alone validates all fields. After a refusal fields are validated while they are
      // corrected; not before: an error on blur would move the button that is being pressed.
      const isPressed = submitter === null || submitter.getAttribute('name') === 'intent'
      if (isPressed || !refusal) return checkForm(formData, anything)
      const payment = chosenPayment(checkout, String(formData.get('paymentId') ?? ''))
      return checkForm(formData, orderForm(payment?.type ?? '', refusedValues(refusal, formData)))
    },
  })
  useEffect(() => setAttempt(refusal), [refusal])
  useRevalidation(form, checkout, refusal)
  const zip = useZipIsCurrent(checkout)
  const { shared, summaryErrorOf } = useCheckoutFields({
    fields,
    draft,
    result: formState?.result,
    otherErrors: zip.isCurrent ? noAction(checkout) : {},
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event)
    // Conform validates on blur with a submit event too, which it prevents.
    if (!event.defaultPrevented) autosave.markSubmitted()
  }
  const { embedded } = props
  const { revalidate, state: reloading } = useRevalidator()
  // The form orders what is saved, unasked: the shop takes it away while a field is missing or wrong.
  const isUnasked = embedded !== null && !embeddedProviders[embedded.type].hasSubmitHook
  const autosave = useDraftAutosave(checkout, props.draftKey, () => isUnasked && revalidate())
  useSuggestedCity(fields.city.id, checkout.suggestedCity)
  const save = useSubmitOnChange(action, autosave.markSubmitted)
  const onChoose = () => {
    const element = document.getElementById(formId)
    if (element instanceof HTMLFormElement) save.save(element)
  }
  const error = useLatestError(formState, save.formState)
  const fault = useRef<HTMLDivElement>(null)
  // The pressed button is far below. An error of a save, which nobody asked for, takes no focus.
  useEffect(() => {
    if (formState?.error) fault.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [formState])
  // Groups that are not on the page need a postal code first, whose own error is enough.
  const waiting = checkout.shippingOptions.length > 0 ? [] : ['shippingId', 'paymentId']
  const summaryErrors = orderFields.flatMap((name) =>
    waiting.includes(name) ? [] : (summaryErrorOf(name) ?? []),
  )
  return (
    <div className={classNames(ui.page8, styles.page)}>
      <h1>{t('title')}</h1>
      {props.hasLoginEnded ? <Notice role="alert">{t('loginEnded')}</Notice> : null}
      {formState ? null : <PaymentErrorNotice error={props.paymentError} />}
      {error && !error.field ? (
        <div ref={fault}>
          <Notice kind="error">
            {error.key === 'notSaved' ? null : <strong>{t('errors.orderTitle')}. </strong>}
            <span>{t(`errors.${error.key}`, { total: checkout.cart.summary.due })}</span>
          </Notice>
        </div>
      ) : null}
      <EarlierOrderNotice order={props.earlierOrder} />
      <UnavailableItemsNotice gone={props.gone} />
      <RepricedNotice names={props.repriced} />
      <div className={classNames(ui.stack8, styles.columns)}>
        {/* What Enter in a field presses: the form's first button, which else would be one of the summary: that removes the code. */}
        <button form={formId} name="intent" value="update" hidden />
        {/* Before the form, where it is on narrow screens: a document is painted while it arrives. */}
        <CheckoutAside {...props} promo={formState?.promo ?? null} />
        <div>
          <Form
            method="post"
            action={action}
            {...getFormProps(form, { ariaAttributes: false })}
            onSubmit={onSubmit}
            onChange={(event) => {
              zip.onChange(event)
              save.onChange(event)
            }}
            onBlur={save.onBlur}
            preventScrollReset
            className={styles.form}
          >
            <ErrorSummary
              title={t('errors.title')}
              errors={refusal ? summaryErrors : []}
              attempt={attempt}
            />
            <input type="hidden" name="attempt" value={props.idempotencyKey} />
            <input type="hidden" name="owner" value={props.owner} />
            <input type="hidden" name="seenTotal" value={checkout.cart.summary.totalAmount} />
            <input type="hidden" name="seenDue" value={checkout.cart.summary.dueAmount} />
            <input type="hidden" name="seenCart" value={seenCartOf(checkout.cart)} />
            <input type="hidden" name="suggestedCity" value={checkout.suggestedCity} />
            <DeliverySection
              {...shared}
              checkout={checkout}
              isZipCurrent={zip.isCurrent}
              widget={{ script: props.widgetScript, isSaving: save.isSaving, onChoose }}
            />
            <DetailsSection
              {...shared}
              buyer={buyer}
              buyerTypes={checkout.buyerTypes}
              isGuest={props.owner === guest}
              usedAddresses={{
                addresses: props.usedAddresses,
                country: checkout.draft.country ?? '',
                onFilled: onChoose,
              }}
            />
            <PaymentSection
              {...shared}
              checkout={checkout}
              buyerType={buyer.type}
              creditWarning={props.terms.law.creditWarning}
            />
            <OrderSection
              {...shared}
              checkout={checkout}
              buyerType={buyer.type}
              terms={props.terms}
              isFormOpen={Boolean(embedded?.html)}
            />
          </Form>
          {embedded ? (
            // Outside of the form, which must not contain the provider's fields.
            <EmbeddedPaymentForm
              payment={embedded}
              draft={draft}
              dueAmount={checkout.cart.summary.dueAmount}
              isSaving={save.isSaving || autosave.isSaving || (isUnasked && reloading !== 'idle')}
            />
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** The error of a postal code without shipping options, shown independent of other errors. */
function noAction({ draft, shippingOptions }: Checkout): Record<string, string> {
  const field = zipFieldOf(draft)
  return draft[field] && shippingOptions.length === 0 ? { [field]: 'noShipping' } : {}
}
