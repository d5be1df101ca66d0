import { useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from '#app/kit/zod.ts'

import { checkForm } from '#app/kit/parse-form.ts'
import { orderFields, orderForm } from '#app/checkout/checkout-form.ts'
import { paymentTypeOf, zipFieldOf, type Checkout } from '#app/checkout/checkout.ts'
import { PaymentErrorNotice } from '#app/checkout/payment-error-notice.tsx'
import type { PaymentErrorWords } from '#app/checkout/payment-error.server.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'

import { CheckoutAside } from './checkout-aside.tsx'
import styles from './checkout-page.module.css'
import { DeliverySection } from './delivery-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { useFieldsOf, formId } from './form-fields.ts'
import type { OrderAnswer } from './order-answer.ts'
import { OrderSection } from './order-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { useAskedZip } from './use-asked-zip.ts'
import { useAutoSave } from './use-auto-save.ts'
import { useBuyerType } from './use-buyer-type.ts'
import { useKeptTyping } from './use-kept-typing.ts'

interface CheckoutPageProps {
  checkout: Checkout
  /** Whose page it is: what is typed on it is nobody else's. */
  owner: string
  draftKey: string
  paymentError: PaymentErrorWords | null
  attempt: string
  termsPath: string | null
  answer: OrderAnswer | undefined
}

/** Sends what is not an order without judging it: half a form may be saved. */
const anything = z.looseObject({})

/** One page, four sections and a sum: each section says what it is still waiting for. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { checkout, answer } = props
  const { t } = useTranslation('checkout')
  const action = href(usePlace(), 'checkout')
  const { draft } = checkout
  const buyer = useBuyerType(draft.customerType ?? '')
  // While a shopper is still on the way through the form, it is not judged.
  const [refusals, setRefusals] = useState(0)
  const isRefused = refusals > 0 || Boolean(answer?.result)
  const [form] = useForm({
    id: formId,
    lastResult: answer?.result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate({ formData, submitter }) {
      // Once refused, what is mended is judged as the order will be, and the rest stays said. Before
      // that nothing is: a message that comes as a field is left would move what is being pressed.
      const isButton = submitter?.getAttribute('name') === 'intent'
      const isOrder =
        submitter === null || (isButton ? submitter.getAttribute('value') === 'order' : isRefused)
      const paymentType = paymentTypeOf(checkout, String(formData.get('paymentId') ?? ''))
      return isOrder ? checkForm(formData, orderForm(paymentType)) : checkForm(formData, anything)
    },
  })
  const asked = useAskedZip(draft)
  const errors = { ...(asked.isAsked && nowhere(checkout)), ...form.allErrors }
  const fields = useFieldsOf(draft, answer?.result, errors)
  const attempt = useMemo(() => ({ refusals, answer }), [refusals, answer])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event)
    if (!event.defaultPrevented) return kept.handOver()
    // A field that is left is looked at by way of a submission, too.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (isOrdering(submitter)) setRefusals(refusals + 1)
  }
  const kept = useKeptTyping(checkout, props.draftKey)
  const save = useAutoSave(action, kept.handOver)
  const fault = save.fault ?? answer?.fault
  // A group that is not on the page yet waits for the postal code, whose own message is enough.
  const waiting = checkout.shippingOptions.length > 0 ? [] : ['shippingId', 'paymentId']
  const faults = orderFields.flatMap((name) => {
    const code = waiting.includes(name) ? undefined : errors[name]?.[0]
    return code ? [{ fieldId: fields.idOf(name), message: fields.sayOf(name, code) }] : []
  })
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {answer ? null : <PaymentErrorNotice error={props.paymentError} />}
      {fault && !fault.field ? (
        <Notice kind="fault" role="alert">
          {fault.key === 'away' ? null : <strong>{t('faults.title')}. </strong>}
          {t(`faults.${fault.key}`, { total: checkout.cart.summary.due })}
        </Notice>
      ) : null}
      <div className={styles.columns}>
        <Form
          method="post"
          action={action}
          id={form.id}
          onSubmit={onSubmit}
          onChange={(event) => {
            asked.onChange(event)
            save.onChange(event)
          }}
          onBlur={save.onBlur}
          noValidate
          preventScrollReset
          className={styles.form}
        >
          <ErrorSummary
            title={t('errors.title')}
            faults={isRefused ? faults : []}
            attempt={attempt}
          />
          <input type="hidden" name="attempt" value={props.attempt} />
          <input type="hidden" name="owner" value={props.owner} />
          <input type="hidden" name="seenTotal" value={checkout.cart.summary.totalAmount} />
          <input type="hidden" name="seenDue" value={checkout.cart.summary.dueAmount} />
          <DeliverySection checkout={checkout} fields={fields} isAsked={asked.isAsked} />
          <DetailsSection fields={fields} buyer={buyer} buyerTypes={checkout.buyerTypes} />
          <PaymentSection checkout={checkout} fields={fields} buyerType={buyer.type} />
          <OrderSection checkout={checkout} fields={fields} termsPath={props.termsPath} />
        </Form>
        <CheckoutAside {...props} promo={answer?.promo ?? null} />
      </div>
    </div>
  )
}

/** The key that sends a form presses no button. */
function isOrdering(submitter: HTMLElement | null): boolean {
  return submitter === null || submitter.getAttribute('value') === 'order'
}

/** A postal code that nothing can be delivered to is wrong whatever else is. */
function nowhere({ draft, shippingOptions }: Checkout): Record<string, string[]> {
  const field = zipFieldOf(draft)
  return draft[field] && shippingOptions.length === 0 ? { [field]: ['faults.noShipping'] } : {}
}
