import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useNavigation, Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { findProductsById } from '#app/catalogue/product/find-products.server.ts'
import { comparedIds } from '#app/compare/compare.server.ts'
import { comparedText, readComparedIds } from '#app/compare/compared.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { PriceTag } from '#app/catalogue/price/price-tag.tsx'
import { onlySku, type Product } from '#app/catalogue/product/product.ts'
import { RatingStars } from '#app/catalogue/review/rating-stars.tsx'
import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { comparisonRows } from '#app/compare/comparison.ts'
import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { Scene } from '#app/routes/layouts/scene/scene.tsx'
import scene from '#app/routes/layouts/scene/scene.module.css'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { sendOnce } from '#app/ui/form/send-once.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './compare-page.module.css'

export const handle: MessagesHandle = { i18n: ['compare'] }

/** Compares the products of the address, so that a link can be sent to others; else the visitor's own. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const typed = new URL(args.request.url).searchParams.get('products')
  const path = href(visit, 'compare')
  const pathOf = (ids: readonly number[]) => `${path}?products=${comparedText(ids)}`
  const own = comparedIds(visit.cookies)
  if (typed === null && own.length > 0) throw redirect(pathOf(own))
  const ids = readComparedIds(typed)
  const found = await findProductsById(visit, ids)
  return {
    products: found.map(({ product }) => ({
      product,
      pathWithout: pathOf(ids.filter((id) => id !== product.id)),
    })),
    unsold: ids.length - found.length,
    hasPublicPrices: visit.hasPublicPrices,
    head: titledHead(visit, 'compare', 'compare', 'title'),
  }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

interface ComparedProduct {
  product: Product
  /** Address of the comparison without it. */
  pathWithout: string
}

/** Two to four products side by side: picture, price, delivery, measures and properties. */
export default function ComparePage() {
  const { products: compared, unsold } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['compare', 'catalogue'])
  const scope = useUrlScope()
  const products = compared.map(({ product }) => product)
  const unsoldNote = unsold > 0 ? <p>{t('notHere', { count: unsold })}</p> : null
  if (products.length === 0) {
    return (
      <div className={classNames(ui.stack6, ui.page, scene.besideScene, styles.page)}>
        <div className={classNames(ui.stack6, ui.top)}>
          <h1>{t('title')}</h1>
          {unsoldNote}
          <p>{t('empty')}</p>
          <p>
            <ButtonLink to={href(scope, 'news')}>{t('toNews')}</ButtonLink>
          </p>
        </div>
        <Scene number={3} />
      </div>
    )
  }
  const some = (has: (product: Product) => unknown) => products.some(has)
  return (
    <div className={classNames(ui.stack6, ui.page, styles.page)}>
      <h1>{t('title')}</h1>
      {unsoldNote}
      {products.length === 1 ? <p>{t('addAnother')}</p> : null}
      {/* Four products are wider than a phone: the table scrolls, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- reason above */}
      <div className={styles.scroll} role="region" aria-label={t('title')} tabIndex={0}>
        <table className={styles.table} data-count={products.length}>
          <thead>
            <tr>
              {products.map((product) => (
                <th key={product.id} scope="col" abbr={product.name}>
                  <ProductHead product={product} sizes={columnSizes[products.length - 1]!} />
                </th>
              ))}
            </tr>
            {/* In a row of its own, so that the buttons are level below long names. */}
            <tr>
              {compared.map((each) => (
                <td key={each.product.id}>
                  <ProductActions {...each} />
                </td>
              ))}
            </tr>
          </thead>
          <Row name={t('price')} products={products}>
            {({ price }) => price && <PriceTag price={price} />}
          </Row>
          <Row name={t('delivery')} products={products}>
            {({ stock, dates }) => <StockLine stock={stock} dates={dates} withDelivery />}
          </Row>
          {some(({ rating }) => rating) ? (
            <Row name={t('rating')} products={products}>
              {({ rating }) => rating && <RatingStars score={rating.score} votes={rating.votes} />}
            </Row>
          ) : null}
          {some(({ skus }) => skus.length > 1) ? (
            <Row name={t('sizes')} products={products}>
              {({ skus }) => skus.flatMap(({ name }) => name || []).join(', ')}
            </Row>
          ) : null}
          {comparisonRows(products, (key) => t(`catalogue:product.${key}`)).map((row) => (
            <Row key={row.name} name={row.name} products={products}>
              {(_, at) => row.values[at]}
            </Row>
          ))}
        </table>
      </div>
    </div>
  )
}

/** Widths of one to four columns, see the style sheet. */
const columnSizes = [
  '(min-width: 27rem) 24rem, 92vw',
  '(min-width: 52rem) 24rem, 47vw',
  '(min-width: 90rem) 27rem, (min-width: 37rem) 31vw, 11rem',
  '(min-width: 90rem) 20rem, (min-width: 49rem) 23vw, 11rem',
]

function ProductHead({ product, sizes }: { product: Product; sizes: string }) {
  const [file] = product.pictures
  return (
    <div className={classNames(ui.stack1, ui.start, styles.product)}>
      <ProductThumbnail
        file={file}
        sizes={sizes}
        widest={800}
        priority="early"
        className={styles.picture}
      />
      <span className={ui.note}>{product.brand.name}</span>
      <Link to={product.path}>
        <UnbrokenText text={product.name} />
      </Link>
    </div>
  )
}

function ProductActions({ product, pathWithout }: ComparedProduct) {
  const { t } = useTranslation('compare')
  const scope = useUrlScope()
  return (
    <div className={classNames(ui.stack1, ui.start)}>
      <Buy product={product} />
      <Form method="post" action={href(scope, 'compared')} replace preventScrollReset>
        <input type="hidden" name="returnTo" value={pathWithout} />
        <button
          className={classNames(ui.fold, ui.note)}
          name="remove"
          value={product.id}
          aria-label={t('removeProduct', { name: product.name })}
        >
          {t('remove')}
        </button>
      </Form>
    </div>
  )
}

/** Puts the product into the cart, or leads to the choice of its size. */
function Buy({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const { state, formAction } = useNavigation()
  const sku = onlySku(product)
  if (product.stock.status === 'outOfStock') return null
  if (!sku)
    return (
      <ButtonLink to={product.path} kind="secondary" size="small">
        {t('product.chooseSize')}
      </ButtonLink>
    )
  return (
    <Form
      method="post"
      action={product.path}
      onSubmit={sendOnce(formAction === product.path ? state : 'idle')}
    >
      <input type="hidden" name="sku" value={sku.id} />
      <input type="hidden" name="quantity" value="1" />
      <Button size="small">
        {t('product.buy')} <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
    </Form>
  )
}

interface RowProps {
  name: string
  products: readonly Product[]
  /** The value of a product; without one it is unknown. */
  children: (product: Product, at: number) => ReactNode
}

/** The name is over the values, for narrow screens; a group of its own, because its header is that of all cells below. */
function Row({ name, products, children }: RowProps) {
  return (
    <tbody>
      <tr className={styles.name}>
        <th className={ui.note} colSpan={products.length} scope="rowgroup">
          <span>{name}</span>
        </th>
      </tr>
      <tr>
        {products.map((product, at) => (
          <td key={product.id}>{children(product, at) || <Unknown />}</td>
        ))}
      </tr>
    </tbody>
  )
}

function Unknown() {
  const { t } = useTranslation('compare')
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('unknown')}</VisuallyHidden>
    </>
  )
}
