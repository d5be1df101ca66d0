import { useTranslation } from 'react-i18next'

import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'
import { useServiceEmail } from '#app/market/service-email.tsx'
import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import { CookieSettingsLink } from '#app/consent/cookie-settings-link.tsx'
import type { MenuItem } from '#app/content/menu/menu.ts'
import { SellerNote } from '#app/market/seller-note.tsx'
import { LanguageLinks } from '#app/region/language/language-links.tsx'
import { RegionLink } from '#app/region/region-link.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './site-footer.module.css'
import type { StorefrontData } from './storefront-data.ts'

type SiteFooterProps = Pick<StorefrontData, 'menus' | 'languages' | 'region' | 'social' | 'seller'>

export function SiteFooter({ menus, languages, region, social, seller }: SiteFooterProps) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const email = useServiceEmail()
  return (
    <footer className={classNames(ui.notPrinted, styles.footer)}>
      <section className={styles.newsletter}>
        <div className={classNames(ui.width, styles.signup)}>
          <div>
            <h2>{t('newsletter.title')}</h2>
            <p>{t('newsletter.text')}</p>
          </div>
          <NewsletterForm toolName="subscribe_newsletter_in_footer" />
        </div>
      </section>
      <div className={classNames(ui.width, styles.links)}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <h2 className={styles.name}>{t('shop.name')}</h2>
            <p>{t('footer.about')}</p>
            <p>
              {t('footer.contact')}: <UnbrokenText text={t('footer.hours')} />
              <br />
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <p>
              <Link to={href(scope, 'findOrder')}>{t('footer.findOrder')}</Link>
            </p>
            <p>
              <Link to={href(scope, 'withdrawal')}>{t('footer.withdraw')}</Link>
            </p>
            {social.length > 0 ? (
              <p className={ui.row4}>
                {t('footer.social')}
                {social.map(({ name, url }) => (
                  <a key={url} href={url} rel="noopener me">
                    {name}
                  </a>
                ))}
              </p>
            ) : null}
          </div>
          {menus.footer.map((menu) => (
            <section key={menu.location} data-menu={menu.location}>
              {menu.title ? <FoldedTitle title={menu.title} /> : null}
              <ul className={classNames(ui.plainLinks, styles.list)}>
                {withChildren(menu.items).map(({ label, link }, position) => (
                  <li key={position}>
                    {link ? <ContentAnchor link={link}>{label}</ContentAnchor> : label}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <FoldedTitle title={t('footer.shop')} />
            <ul className={classNames(ui.plainLinks, styles.list)}>
              <li>
                <Link to={href(scope, 'news')}>{t('header.news')}</Link>
              </li>
              {menus.departments.map(({ alias, name }) => (
                <li key={alias}>
                  <Link to={href(scope, 'category', { alias })}>{name}</Link>
                </li>
              ))}
              <li>
                <Link to={href(scope, 'brands')}>{t('header.brands')}</Link>
              </li>
            </ul>
          </section>
        </div>
        <div className={styles.below}>
          <RegionLink region={region} />
          <CookieSettingsLink className={styles.settings} />
          {languages.length > 1 ? (
            <nav className={ui.row6} aria-label={t('footer.languages')}>
              <LanguageLinks languages={languages} />
            </nav>
          ) : null}
        </div>
        <SellerNote seller={seller} className={styles.seller} />
      </div>
    </footer>
  )
}

/** Unfolds the links after it on phones; not `<details>`, which would hide them in wide windows too. */
function FoldedTitle({ title }: { title: string }) {
  return (
    <>
      <details className={styles.fold}>
        <summary>{title}</summary>
      </details>
      <h2 className={styles.title}>{title}</h2>
    </>
  )
}

/** All levels of a menu, one below the other. */
function withChildren(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...withChildren(item.children)])
}
