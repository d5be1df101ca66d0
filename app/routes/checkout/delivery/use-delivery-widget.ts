import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { loadScript } from '#app/checkout/providers/insert-snippet.ts'

/** The part of nShift's interface that the shop uses (merchant API 6.3). */
interface Widget {
  updateList(data: unknown): void
  setResult(result: unknown): void
  enable(): void
  disable(): void
}

interface WidgetOptions {
  language: string
  useIcons: boolean
  iconsBaseUrl: string
  resultCallback(result: unknown): void
}

declare global {
  interface Window {
    UnifaunCheckout?: { createAt(element: HTMLElement, options: WidgetOptions): Widget }
  }
}

const iconsBaseUrl = 'https://api.unifaun.com/rs-extapi/v1/delivery-checkouts-widget/logos'
const retryMs = 500
const maxTries = 40
/** Pause after a choice, and while a text is typed in the widget. */
const pauseMs = { choice: 150, text: 2_000 }
const textField = '.unifaun-checkout-text-input-input'

interface DeliveryWidgetOptions {
  element: RefObject<HTMLElement>
  script: string | null
  /** The merchant's `shippingData`. */
  data: string | null
  /** The last result, as JSON; empty for none. */
  result: string
  isSaving: boolean
  onResult(result: string): void
}

/** Runs the delivery widget in an element. False until it is there: pages without it have a list of the same options. */
export function useDeliveryWidget(options: DeliveryWidgetOptions): boolean {
  const { element, script, data, isSaving } = options
  const { i18n } = useTranslation()
  const [widget, setWidget] = useState<Widget | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const isWanted = script !== null && data !== null
  useEffect(() => {
    const root = element.current
    if (!isWanted || !root) return
    let tries = 0
    let pause: ReturnType<typeof setTimeout> | undefined
    const report = (result: unknown) => {
      clearTimeout(pause)
      const pauseLength = root.querySelector(textField) ? pauseMs.text : pauseMs.choice
      pause = setTimeout(() => {
        const text = JSON.stringify(result)
        const isValid = (result as { valid?: unknown } | null)?.valid === true
        if (isValid && text !== latest.current.result) latest.current.onResult(text)
      }, pauseLength)
    }
    const create = () => {
      if (!window.UnifaunCheckout) {
        tries += 1
        if (tries >= maxTries) clearInterval(retry)
        return
      }
      clearInterval(retry)
      // nShift's code for Norwegian.
      const language = i18n.language === 'nb' ? 'no' : i18n.language
      setWidget(
        window.UnifaunCheckout.createAt(root, {
          language,
          useIcons: true,
          iconsBaseUrl,
          resultCallback: report,
        }),
      )
    }
    const retry = setInterval(create, retryMs)
    // The form saves its own fields, not those of the widget.
    const stop = (event: Event) => event.stopPropagation()
    for (const type of ['input', 'change']) root.addEventListener(type, stop)
    void load(script).then(create)
    return () => {
      clearInterval(retry)
      clearTimeout(pause)
      for (const type of ['input', 'change']) root.removeEventListener(type, stop)
      setWidget(null)
    }
  }, [element, isWanted, script, i18n.language])
  useEffect(() => {
    if (!widget || data === null) return
    widget.updateList(JSON.parse(data))
    if (latest.current.result) widget.setResult(JSON.parse(latest.current.result))
  }, [widget, data])
  useEffect(() => {
    if (!widget || !isSaving) return
    widget.disable()
    return () => widget.enable()
  }, [widget, isSaving])
  return isWanted && widget !== null
}

/** A script of our own origin is imported, which documents with trusted types allow. */
async function load(script: string): Promise<void> {
  if (window.UnifaunCheckout) return
  if (script.startsWith('/')) {
    await import(/* @vite-ignore */ script).catch(() => undefined)
    return
  }
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  await loadScript(document.head, script, nonce)
}
