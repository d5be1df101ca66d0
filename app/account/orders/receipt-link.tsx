import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { buttonClass, type ButtonAppearance } from '#app/ui/button/button-class.ts'

interface ReceiptLinkProps {
  publicId: string
  /** Before the payment it is an order confirmation. */
  isPaid: boolean
  size?: ButtonAppearance['size']
}

export function ReceiptLink({ publicId, isPaid, size }: ReceiptLinkProps) {
  const { t } = useTranslation('account')
  return (
    <a
      className={buttonClass({ kind: 'secondary', size })}
      href={href(useUrlScope(), 'orderReceipt', { order: publicId })}
    >
      {t(isPaid ? 'receipt.link' : 'receipt.unpaid.link')}
    </a>
  )
}
