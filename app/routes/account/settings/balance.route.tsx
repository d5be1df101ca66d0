import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { requireCustomer } from '#app/account/login/guards.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { Scene } from '#app/routes/layouts/scene/scene.tsx'
import scene from '#app/routes/layouts/scene/scene.module.css'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { AccountFrame } from '#app/routes/account/account-frame.tsx'
import styles from './balance.module.css'

export const handle: MessagesHandle = { i18n: ['account'] }

export async function loader(args: LoaderFunctionArgs) {
  const { visit, customer } = await requireCustomer(args)
  return {
    head: titledHead(visit, 'accountBalance', 'account', 'balance.title'),
    email: customer.email,
    balances: customer.balances,
    canPay: customer.balances.some(({ currency }) => currency === visit.market.currency),
  }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function BalanceRoute() {
  const { email, balances, canPay } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  return (
    <AccountFrame current="balance" email={email}>
      <div className={classNames(ui.stack8, scene.besideScene)}>
        {balances.length > 0 ? (
          <div className={ui.stack4}>
            <ul className={classNames(ui.stack2, ui.number, styles.balances)}>
              {balances.map(({ currency, amount }) => (
                <li key={currency}>{amount}</li>
              ))}
            </ul>
            {canPay && <p>{t('balance.use')}</p>}
          </div>
        ) : (
          <p>{t('balance.none')}</p>
        )}
        <Scene number={5} />
      </div>
    </AccountFrame>
  )
}
