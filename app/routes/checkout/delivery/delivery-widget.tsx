import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { pickupPointName } from '#app/checkout/draft/checkout-form.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import {
  externalIdOf,
  readWidgetResult,
  widgetOptionId,
} from '#app/checkout/delivery/delivery-widget.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from '../form/checkout-section.module.css'
import { useDeliveryWidget } from './use-delivery-widget.ts'

export interface DeliveryWidgetProps {
  checkout: Checkout
  /** Address of its script; null where the page may not load it. */
  script: string | null
  isSaving: boolean
  /** Id for the error summary, and the error that no option was chosen. */
  id: string
  error: string | undefined
  onChoose: () => void
  /** The list of the same options, until the widget is there. */
  children: ReactNode
}

/** The provider's delivery widget, whose choice is part of the checkout's form. */
export function DeliveryWidget(props: DeliveryWidgetProps) {
  const { checkout, children, onChoose, id, error, ...options } = props
  const { t } = useTranslation('checkout')
  const element = useRef<HTMLDivElement>(null)
  const saved = savedResult(checkout)
  const [state, setState] = useState({ saved, result: saved })
  // Another tab may have chosen.
  if (state.saved !== saved) setState({ saved, result: saved })
  const isReady = useDeliveryWidget({
    ...options,
    element,
    data: checkout.widgetData,
    result: state.result,
    onResult: (result) => setState({ saved, result }),
  })
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  // Once the fields have the new values.
  useEffect(() => {
    if (state.result !== state.saved) choose.current()
  }, [state])
  const chosen = readWidgetResult(state.result)
  const shippingId = chosen ? widgetOptionId(chosen.selectedOptionId ?? '') : ''
  return (
    <>
      {isReady ? (
        <>
          <input type="hidden" name="shippingId" value={shippingId} />
          <input type="hidden" name={pickupPointName(shippingId)} value={chosen?.agent ?? ''} />
          <input type="hidden" name="nshiftData" value={state.result} />
        </>
      ) : (
        children
      )}
      <div
        id={isReady ? id : undefined}
        className={ui.stack3}
        role="group"
        aria-labelledby={`${id}-legend`}
        tabIndex={-1}
        hidden={!isReady}
      >
        <p id={`${id}-legend`} className={styles.legend}>
          {t('delivery.choose')}
        </p>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        <div ref={element} />
      </div>
    </>
  )
}

/** The stored result, or one for a choice made in the list. */
function savedResult({ draft, shippingOptions }: Checkout): string {
  const selectedOptionId = externalIdOf(draft.shippingId)
  const stored = readWidgetResult(draft.nshiftData)
  if (stored && stored.selectedOptionId === selectedOptionId) return draft.nshiftData ?? ''
  if (selectedOptionId === null) return ''
  const option = shippingOptions.find(({ id }) => id === draft.shippingId)
  const agent = option?.pickupPoints.find(({ isSelected }) => isSelected)?.id ?? null
  return JSON.stringify({ valid: true, selectedOptionId, agent, fields: [] })
}
