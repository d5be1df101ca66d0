import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import type { StartPage } from '#app/catalogue/start/start-page.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

import styles from './home-page.module.css'

interface HomePageProps {
  start: StartPage
  newsPath: string
  brandsPath: string
}

/** A room, one sentence, one thing to do; then shelves, offers, what others buy, and what is new. */
export function HomePage({ start, newsPath, brandsPath }: HomePageProps) {
  const { t } = useTranslation('catalogue')
  return (
    <>
      <Hero newsPath={newsPath} />
      <Section title={t('home.categories')}>
        <ul className={styles.tiles}>
          {start.categories.map((category) => (
            <li key={category.id}>
              <Link className={styles.tile} to={category.path} prefetch="intent">
                {category.picture ? (
                  <Picture
                    type="category"
                    file={category.picture}
                    alt=""
                    sizes="(min-width: 1440px) 315px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw"
                    ratio={[4, 3]}
                    widest={1000}
                    className={styles.tilePicture}
                  />
                ) : null}
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      {start.campaign ? (
        <div className={styles.campaign}>
          <Section
            title={start.campaign.name}
            text={t('home.campaignText')}
            more={{ path: start.campaign.path, label: t('home.campaignAction') }}
          >
            <ProductGrid shape="row" products={start.campaign.products} />
          </Section>
        </div>
      ) : null}
      <Section title={t('home.bestsellers')} text={t('home.bestsellersText')}>
        <ProductGrid products={start.bestsellers} />
      </Section>
      <Section
        title={t('home.news')}
        text={t('home.newsText')}
        more={{ path: newsPath, label: t('home.seeAll') }}
      >
        <ProductGrid shape="row" products={start.news} />
      </Section>
      {start.brands.length > 0 ? (
        <Section
          title={t('home.brands')}
          text={t('home.brandsText')}
          more={{ path: brandsPath, label: t('home.seeAll') }}
        >
          <ul className={styles.brands}>
            {start.brands.map((brand) => (
              <li key={brand.id}>
                <Link to={brand.path}>{brand.name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Promises />
    </>
  )
}

function Hero({ newsPath }: { newsPath: string }) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.hero}>
      <Picture
        type="pagewidget"
        file="scene-living-room-1.jpg"
        alt={t('home.heroPicture')}
        sizes="(min-width: 1024px) 62vw, 100vw"
        ratio={[3, 2]}
        widest={2000}
        priority="first"
        className={styles.heroPicture}
      />
      <div className={styles.heroWords}>
        <h1>{t('home.heroTitle')}</h1>
        <p>{t('home.heroText')}</p>
        <ButtonLink size="large" to={newsPath}>
          {t('home.heroAction')}
        </ButtonLink>
      </div>
    </div>
  )
}

interface SectionProps {
  title: string
  text?: string
  more?: { path: string; label: string }
  children: ReactNode
}

function Section({ title, text, more, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <div>
          <h2>{title}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        {more ? <TextLink to={more.path}>{more.label}</TextLink> : null}
      </div>
      {children}
    </section>
  )
}

const promises = [
  { icon: 'truck', key: 'delivery' },
  { icon: 'tag', key: 'guarantee' },
  { icon: 'sofa', key: 'range' },
] as const

function Promises() {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.section}>
      <ul className={styles.promises}>
        {promises.map(({ icon, key }) => (
          <li key={key}>
            <Icon name={icon} size={32} />
            <h2>{t(`home.${key}Title`)}</h2>
            <p>{t(`home.${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
