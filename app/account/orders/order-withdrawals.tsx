import { useTranslation } from 'react-i18next'

import type { OrderWithdrawal } from './order.ts'

interface OrderWithdrawalsProps {
  withdrawals: readonly OrderWithdrawal[]
  heading: 'h2' | 'h4'
  className?: string
}

export function OrderWithdrawals({
  withdrawals,
  heading: Heading,
  className,
}: OrderWithdrawalsProps) {
  const { t } = useTranslation('account')
  if (withdrawals.length === 0) return null
  return (
    <section className={className}>
      <Heading>{t('orders.withdrawals')}</Heading>
      {withdrawals.map(({ receivedAt, receivedLocal, rows }) => (
        <div key={receivedAt}>
          <p>{t('orders.withdrawnAt', { time: receivedLocal })}</p>
          <ul>
            {rows.map(({ rowId, name, quantity }) => (
              <li key={rowId}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
