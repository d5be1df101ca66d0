import { useNavigate } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { isPlainClick } from '#app/ui/button/is-plain-click.ts'

import { useCartChanges } from './cart-changes-provider.tsx'

/** Link to the checkout. Navigation waits until the merchant has all pending changes of the cart, and stays where one is refused. */
export function CheckoutLink() {
  const { t, i18n } = useTranslation('cart')
  const path = href(useUrlScope(), 'checkout')
  const navigate = useNavigate()
  const { isBusy, error } = useCartChanges() ?? { isBusy: false }
  // So that the checkout waits for its data alone.
  useEffect(() => void i18n.loadNamespaces('checkout'), [i18n])
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving || isBusy) return
    setIsLeaving(false)
    if (!error) navigate(path)
  }, [isLeaving, isBusy, error, navigate, path])
  const wait = (event: MouseEvent) => {
    const opensElsewhere = !isPlainClick(event)
    if (!isBusy || opensElsewhere) return
    event.preventDefault()
    setIsLeaving(true)
  }
  return (
    <ButtonLink to={path} size="large" wide onClick={wait}>
      {t('toCheckout')}
    </ButtonLink>
  )
}
