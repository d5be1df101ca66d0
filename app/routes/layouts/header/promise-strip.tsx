import { useTranslation } from 'react-i18next'

import { RegionLink } from '#app/region/region-link.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import type { StorefrontData } from '../storefront-data.ts'
import { CustomerTypeSwitch } from './customer-type-switch.tsx'
import { MenuLinks } from './menu-links.tsx'
import styles from './promise-strip.module.css'
import { ZipLink } from './zip-link.tsx'

const promises = [
  { icon: 'truck', key: 'promises.delivery' },
  { icon: 'tag', key: 'promises.price' },
  { icon: 'sofa', key: 'promises.range' },
] as const

type PromiseStripProps = Pick<StorefrontData, 'menus' | 'region' | 'customerTypes' | 'customerType'>

/** The bar above the header: the shop's promises, on wide screens the merchant's own links, and choices. */
export function PromiseStrip({ menus, region, customerTypes, customerType }: PromiseStripProps) {
  const { t } = useTranslation('common')
  return (
    <aside className={classNames(ui.notPrinted, styles.strip)} aria-label={t('promises.label')}>
      <div className={classNames(ui.width, styles.inner)}>
        <ul className={styles.list}>
          {promises.map(({ icon, key }) => (
            <li key={key}>
              <Icon name={icon} size={20} />
              {t(key)}
            </li>
          ))}
        </ul>
        <MenuLinks className={classNames(ui.plainLinks, styles.links)} items={menus.topBar} />
        <div className={classNames(ui.wrap1, styles.choices)}>
          {/* Narrow screens have the link in the menu. */}
          <ZipLink className={classNames(ui.onlyWide, styles.zip)} />
          <RegionLink region={region} isShort />
          <CustomerTypeSwitch types={customerTypes} current={customerType} />
        </div>
      </div>
    </aside>
  )
}
