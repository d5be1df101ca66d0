import { useTranslation } from 'react-i18next'

import { Picture } from '#app/images/picture.tsx'
import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/display/icon.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import type { OptionGroup, SearchOption } from './search-options.ts'
import styles from './search-panel.module.css'

interface SearchPanelProps {
  /** Id of the listbox, for `aria-controls`. */
  id: string
  groups: readonly OptionGroup[]
  isShown: boolean
  active: number | null
  optionId: (index: number) => string
  onChoose: () => void
  onForget: () => void
}

const icons = {
  recent: 'clock',
  top: 'search',
  categories: 'sofa',
  brands: 'tag',
  pages: 'info',
  all: 'search',
} as const satisfies Partial<Record<OptionGroup['kind'], IconName>>

export function SearchPanel(props: SearchPanelProps) {
  const { id, groups, isShown, active, optionId } = props
  const { t } = useTranslation('common')
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  )
  return (
    // A press on an option must not move the focus from the field before the click event.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the options inside are links
    <div
      className={classNames(ui.notPrinted, ui.dropDown, styles.panel)}
      hidden={!isShown}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        aria-label={t('search.suggestions')}
        className={styles.list}
        // Chromium lets Tab stop at what scrolls; arrow keys in the field scroll the list.
        tabIndex={-1}
      >
        {isShown
          ? groups.map(({ kind, options }, group) => (
              <div
                key={kind}
                role="group"
                aria-labelledby={kind === 'all' ? undefined : `${id}-${kind}`}
                className={classNames(styles.group, styles[kind])}
                data-search={kind}
              >
                {kind === 'all' ? null : (
                  <div
                    id={`${id}-${kind}`}
                    role="presentation"
                    className={classNames(ui.note, styles.title)}
                  >
                    {t(`search.${kind}`)}
                  </div>
                )}
                {options.map((option, at) => {
                  const index = (starts[group] ?? 0) + at
                  return (
                    <Link
                      key={option.path}
                      id={optionId(index)}
                      role="option"
                      aria-selected={index === active}
                      tabIndex={-1}
                      className={styles.option}
                      data-name={option.name}
                      to={option.path}
                      onClick={props.onChoose}
                    >
                      {kind === 'products' ? (
                        <ProductOption option={option} />
                      ) : (
                        <>
                          {option.picture ? (
                            <Picture
                              type="category"
                              file={option.picture}
                              alt=""
                              sizes="40px"
                              ratio={[4, 3]}
                              widest={200}
                              className={classNames(ui.cover, styles.picture)}
                            />
                          ) : (
                            <Icon name={icons[kind]} size={20} />
                          )}
                          <span className={styles.name}>{option.name}</span>
                        </>
                      )}
                    </Link>
                  )
                })}
              </div>
            ))
          : null}
      </div>
      {isShown && groups[0]?.kind === 'recent' ? (
        <button
          type="button"
          className={classNames(ui.fold, ui.note, styles.forget)}
          onClick={props.onForget}
        >
          {t('search.forget')}
        </button>
      ) : null}
    </div>
  )
}

function ProductOption({ option: { name, product } }: { option: SearchOption }) {
  const { t } = useTranslation('common')
  return (
    <>
      <ProductThumbnail
        file={product?.picture}
        sizes="48px"
        widest={200}
        className={styles.picture}
      />
      <span className={styles.name}>
        {name} <span className={classNames(ui.note, styles.brand)}>{product?.brand}</span>
      </span>
      <span className={styles.price}>
        {product?.price}
        {product?.price && !product.isVatIncluded ? (
          <span className={classNames(ui.note, styles.brand)}> {t('search.exVat')}</span>
        ) : null}
      </span>
    </>
  )
}
