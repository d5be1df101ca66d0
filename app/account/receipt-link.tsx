import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { buttonClass, type ButtonAppearance } from '#app/ui/button/button-class.ts'

interface ReceiptLinkProps {
  publicId: string
  size?: ButtonAppearance['size']
}

/** The receipt of an order as a file. */
export function ReceiptLink({ publicId, size }: ReceiptLinkProps) {
  const { t } = useTranslation('account')
  return (
    <a
      className={buttonClass({ kind: 'secondary', size })}
      href={href(useUrlScope(), 'orderReceipt', { order: publicId })}
    >
      {t('receipt.link')}
    </a>
  )
}
