import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, Form } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { groupByLetter, type LetterGroup } from '#app/catalogue/brand/brand-letters.ts'
import { listBrands } from '#app/catalogue/brand/brands.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Brand } from '#app/catalogue/brand/brand.ts'
import { isMatchingName } from '#app/catalogue/brand/matching-name.ts'
import { Picture } from '#app/images/picture.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { TextLink } from '#app/ui/navigation/text-link.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { useFormTool } from '#app/web-mcp/use-form-tool.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import fieldStyles from '#app/ui/form/field.module.css'

import styles from './brands-page.module.css'

const maxQueryLength = 50

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const t = translate(visit.language, 'catalogue')
  const typed = new URL(args.request.url).searchParams.get('q') ?? ''
  const query = typed.trim().slice(0, maxQueryLength)
  return {
    // Sorted on the server only, because browsers differ in the languages that they can sort.
    groups: groupByLetter(await listBrands(visit), visit.language),
    /** With scripts the typed text filters the list. */
    query,
    head: screenHead(visit, 'brands', {
      title: t('brands.title'),
      description: t('brands.description'),
      isVariant: query !== '',
    }),
  }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

type BrandGroup = LetterGroup<Brand>

export default function BrandsPage() {
  const { groups, query } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['catalogue', 'common'])
  const scope = useUrlScope()
  const [typed, setTyped] = useState(query)
  const [submitted, setSubmitted] = useState(query)
  if (submitted !== query) {
    setSubmitted(query)
    setTyped(query)
  }
  const tool = useFormTool({
    name: 'filter_brands',
    description: t('tools.brands'),
    isSubmittedAlone: true,
  })
  const shown = matching(groups, typed)
  const count = shown.reduce((sum, { members }) => sum + members.length, 0)
  return (
    <div className={ui.page4}>
      <Breadcrumbs
        label={t('list.breadcrumbs')}
        steps={[
          { name: t('common:shop.start'), to: href(scope, 'home') },
          { name: t('brands.title') },
        ]}
      />
      <header className={classNames(ui.stack6, styles.head)}>
        <div className={ui.stack3}>
          <h1>{t('brands.title')}</h1>
          <p>{t('brands.description')}</p>
        </div>
        <Form
          {...tool}
          className={ui.stack1}
          action={href(scope, 'brands')}
          replace
          preventScrollReset
        >
          <label htmlFor="brand-filter" className={fieldStyles.label}>
            {t('brands.filter')}
          </label>
          <div className={ui.fieldWithButton}>
            <input
              id="brand-filter"
              className={fieldStyles.control}
              type="search"
              name="q"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              maxLength={50}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button aria-label={t('brands.find')}>
              <Icon name="search" size={20} />
            </button>
          </div>
        </Form>
      </header>
      <div className={classNames(ui.stack3, styles.index)}>
        <nav aria-label={t('brands.letters')}>
          <ul className={styles.letters}>
            {shown.map((group) => (
              <li key={group.letter}>
                <a href={`#${anchorOf(group)}`}>{nameOf(group)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={classNames(ui.note, styles.count)} role="status">
          {t('brands.count', { count })}
        </p>
      </div>
      <div className={styles.groups}>
        {shown.map((group) => (
          <section key={group.letter} className={styles.group} aria-labelledby={anchorOf(group)}>
            <h2 id={anchorOf(group)}>{nameOf(group)}</h2>
            <ul>
              {group.members.map((brand) => (
                <BrandEntry key={brand.id} brand={brand} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {shown.length === 0 ? (
        <div className={classNames(ui.stack4, ui.start, styles.noResults)}>
          <p>{t('brands.nothing')}</p>
          <TextLink to={href(scope, 'brands')} onClick={() => setTyped('')}>
            {t('brands.all')}
          </TextLink>
        </div>
      ) : null}
    </div>
  )

  function nameOf({ kind, letter }: BrandGroup): string {
    return kind === 'letter' ? letter : t(`brands.${kind}`)
  }
}

function BrandEntry({ brand }: { brand: Brand }) {
  const { t } = useTranslation('catalogue')
  return (
    <li className={styles.brand}>
      {brand.picture ? (
        <Picture
          type="brand"
          file={brand.picture}
          alt=""
          sizes="(min-width: 48rem) 64px, 40px"
          ratio={[1, 1]}
          widest={400}
          className={classNames(ui.cover, styles.picture)}
        />
      ) : (
        <span className={classNames(ui.cover, styles.picture)}>
          <Icon name="sofa" size={24} />
        </span>
      )}
      <Link className={ui.twoLines} to={brand.path}>
        {brand.name}
      </Link>
      {brand.products ? (
        <span className={classNames(ui.note, ui.number)}>
          {t('brands.products', brand.products)}
        </span>
      ) : null}
    </li>
  )
}

function anchorOf({ kind, letter }: BrandGroup): string {
  return kind === 'letter' ? `letter-${letter}` : kind
}

function matching(groups: readonly BrandGroup[], typed: string): BrandGroup[] {
  return groups
    .map((group) => ({
      ...group,
      members: group.members.filter(({ name }) => isMatchingName(name, typed)),
    }))
    .filter(({ members }) => members.length > 0)
}
