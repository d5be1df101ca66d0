import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { AddedPackage } from '#app/cart/notices/cart-notice.ts'
import { PackagePicker } from '#app/catalogue/package/package-picker.tsx'
import type { ProductPackage } from '#app/catalogue/package/product-package.ts'
import type { Product } from '#app/catalogue/product/product.ts'
import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { sendOnce } from '#app/ui/form/send-once.ts'
import { NoRedirectField } from '#app/ui/form/hidden-fields.tsx'
import ui from '#app/ui/theme/primitives.module.css'
import { useFormTool } from '#app/web-mcp/use-form-tool.ts'

import { buyFormId, buyRowId } from './buy-bar.tsx'
import styles from './package-form.module.css'
import type { PackageResult } from './package-result.ts'

interface PackageFormProps {
  productPackage: ProductPackage
  isVatIncluded: boolean
  /** Result of a post without scripts. */
  posted: PackageResult | null
  onAdded: (added: AddedPackage) => void
}

export function PackageForm({ productPackage, isVatIncluded, posted, onAdded }: PackageFormProps) {
  const { t } = useTranslation(['product', 'catalogue'])
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { state, data: response, Form } = useFetcher<{ package: PackageResult }>()
  const [chosen, showPriceOf] = useChosenPackage(productPackage)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const result = response?.package ?? posted
  const tool = useFormTool({
    name: 'add_to_cart',
    description: t('catalogue:tools.buy'),
    isForCart: true,
  })
  const refused = result && !result.ok ? result : null
  const reported = useRef<typeof response>(undefined)
  useEffect(() => {
    if (state !== 'idle' || !response || reported.current === response) return
    reported.current = response
    setChanged(new Set())
    if (response.package.ok) return onAdded(response.package.added)
    form.current?.querySelector<HTMLElement>('[aria-invalid] input:enabled')?.focus()
  }, [state, response, onAdded])
  const onChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement
    // An error about one option does not apply to another.
    setChanged((before) => new Set([...before, name]))
    showPriceOf(new FormData(currentTarget))
  }
  const messageOf = (groupId: number) => {
    const error = changed.has(`group-${groupId}`) ? undefined : refused?.errors[groupId]
    return error && t(`package.errors.${error}`)
  }
  return (
    <Form
      {...tool}
      ref={form}
      id={buyFormId}
      method="post"
      className={ui.stack5}
      onChange={onChange}
      onSubmit={sendOnce(state)}
      noValidate
    >
      <input type="hidden" name="package" value="1" />
      <NoRedirectField />
      <div className={ui.stack1} aria-live="polite">
        {chosen.price ? (
          <p>
            <strong className={styles.amount}>{chosen.price}</strong>
            {isVatIncluded ? null : <span> {t('catalogue:price.exVat')}</span>}
          </p>
        ) : null}
        {chosen.separatePrice ? (
          <p className={ui.quiet}>{t('package.separate', { price: chosen.separatePrice })}</p>
        ) : null}
      </div>
      {productPackage.groups.map((group) => (
        <PackagePicker
          key={group.id}
          id={`${id}${group.id}`}
          group={group}
          chosen={refused?.choices[group.id] ?? group.chosen}
          error={messageOf(group.id)}
        />
      ))}
      <div aria-live="polite">
        <StockLine stock={chosen.stock} dates={chosen.dates} withDelivery />
      </div>
      <noscript>
        {/* The page is loaded again with the price of the choice. */}
        <Button kind="secondary" formMethod="get">
          {t('package.showPrice')}
        </Button>
      </noscript>
      <div id={buyRowId} className={ui.stack3}>
        {refused?.error && changed.size === 0 ? (
          <div role="alert">
            <FieldError id={`${id}error`}>
              {t(`catalogue:product.errors.${refused.error}`, refused.numbers)}
            </FieldError>
          </div>
        ) : null}
        <Button size="large" wide>
          {t('catalogue:product.buy')}
        </Button>
      </div>
    </Form>
  )
}

function useChosenPackage(
  loaded: ProductPackage,
): [ProductPackage['chosen'], (choice: FormData) => void] {
  const { pathname } = useLocation()
  const { data, load } = useFetcher<{ product?: Product }>()
  const show = (choice: FormData) => {
    const query = new URLSearchParams()
    for (const [name, value] of choice) {
      if (name.startsWith('group-') && typeof value === 'string') query.set(name, value)
    }
    load(`${pathname}?${query}`)
  }
  return [data?.product?.productPackage?.chosen ?? loaded.chosen, show]
}
