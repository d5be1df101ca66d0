import { useTranslation } from 'react-i18next'

import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import { Link } from '#app/ui/navigation/link.tsx'

import styles from './cart-lines.module.css'
import type { CartLine } from '#app/cart/cart.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { classNames } from '#app/ui/class-names.ts'

export function LinePicture({ line }: { line: CartLine }) {
  return (
    <ProductThumbnail file={line.picture} sizes="7rem" widest={300} className={styles.picture} />
  )
}

interface LineDetailsProps {
  line: CartLine
  isBought: boolean
  deliveryPromise: string | undefined
}

export function LineDetails({ line, isBought, deliveryPromise }: LineDetailsProps) {
  const { t } = useTranslation('cart')
  return (
    <div className={classNames(ui.stack1, ui.top, ui.note, styles.description)}>
      <p className={ui.quiet}>{line.brand}</p>
      <p className={styles.name}>
        {line.path ? (
          <Link className={ui.plain} to={line.path}>
            <UnbrokenText text={line.name} />
          </Link>
        ) : (
          <UnbrokenText text={line.name} />
        )}
      </p>
      {line.variant ? <p>{t('line.variant', { variant: line.variant })}</p> : null}
      {line.packageKey ? <p>{t('package.pieces', { count: line.quantity })}</p> : null}
      {line.quantity > 1 && line.notSoldIn === null && !line.packageKey ? (
        <p>{t(line.isUnitRounded ? 'line.eachAbout' : 'line.each', { price: line.unitPrice })}</p>
      ) : null}
      {line.prior && !isBought ? <p>{t('line.prior', { price: line.prior })}</p> : null}
      {line.withoutOffer && !isBought && !line.packageKey ? (
        <p>{t('line.withoutOffer', { price: line.withoutOffer })}</p>
      ) : null}
      {line.campaigns.map((campaign) => (
        <p key={campaign} className={styles.campaign}>
          {campaign}
        </p>
      ))}
      {isBought ? (
        deliveryPromise && (
          <p>
            <UnbrokenText text={deliveryPromise} />
          </p>
        )
      ) : (
        <LineStock line={line} />
      )}
    </div>
  )
}

function LineStock({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart')
  if (line.notSoldIn !== null) {
    return <p className={styles.shortage}>{t('line.notSoldIn', { country: line.notSoldIn })}</p>
  }
  if (line.quantity <= line.available)
    return <StockLine stock={line.stock} dates={line.dates} withDelivery />
  return (
    <p className={styles.shortage}>
      {line.available > 0 ? t('line.shortage', { stock: line.available }) : t('line.soldOut')}
    </p>
  )
}
