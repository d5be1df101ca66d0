import type { ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'

import { leadingWidgets } from './area-heading.ts'
import { BannerView } from './banner-view.tsx'
import { BrandsView } from './brands-view.tsx'
import { ButtonsView } from './buttons-view.tsx'
import { CategoryTilesView } from './category-tiles-view.tsx'
import { FlowboxView } from './flowbox-view.tsx'
import { ImageView } from './image-view.tsx'
import { NewsletterView } from './newsletter-view.tsx'
import { PersonalProductsView } from './personal-products-view.tsx'
import { ProductsView } from './products-view.tsx'
import { PromisesView } from './promises-view.tsx'
import { TextView } from './text-view.tsx'
import { VideoView } from './video-view.tsx'
import type { Container, Widget } from './widget.ts'
import styles from './widget-area.module.css'
import { RichTextView } from '#app/rich-text/rich-text-view.tsx'

interface WidgetAreaProps {
  containers: readonly Container[]
  /** One column only, beside a menu. */
  isColumn?: boolean
  /** Far down on its page: no picture is loaded early. */
  isBelowFold?: boolean
  /** Whether the title of the first banner is the page's `h1`. */
  isWholePage?: boolean
}

/** The containers and widgets of an area. */
export function WidgetArea({
  containers,
  isColumn = false,
  isBelowFold = false,
  isWholePage = false,
}: WidgetAreaProps) {
  const leading = leadingWidgets(containers)
  return (
    <div className={classNames(styles.area, isColumn && styles.column)}>
      {containers.map((container) => (
        <div
          key={container.id}
          className={classNames(styles.container, styles[container.design], widthClass(container))}
        >
          <div className={classNames(styles.widgets, styles[container.layout])}>
            {container.widgets.map((widget) => (
              <div
                key={widget.id}
                className={classNames(
                  styles.widget,
                  widget.isWide && styles.wide,
                  widthClass(widget),
                )}
                data-widget={widget.kind}
              >
                <WidgetView
                  widget={widget}
                  container={container}
                  isFirst={!isBelowFold && leading.has(widget)}
                  isHeading={isWholePage && leading.has(widget)}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function widthClass({ shownOn }: Pick<Widget, 'shownOn'>): string | undefined {
  if (shownOn === null) return undefined
  return shownOn === 'mobile' ? styles.onNarrow : styles.onWide
}

interface WidgetViewProps {
  widget: Widget
  container: Container
  isFirst: boolean
  isHeading: boolean
}

function WidgetView(props: WidgetViewProps) {
  return views[props.widget.kind](props as never)
}

/** View of each kind of widget. */
const views: {
  [Kind in Widget['kind']]: (
    props: WidgetViewProps & { widget: Extract<Widget, { kind: Kind }> },
  ) => ReactNode
} = {
  image: ({ widget, container }) => <ImageView image={widget} layout={container.layout} />,
  banner: ({ widget, container, isFirst, isHeading }) => (
    <BannerView
      banner={widget}
      isHero={container.design === 'full-width' && container.layout === 'full'}
      isFirst={isFirst}
      isHeading={isHeading}
    />
  ),
  buttons: ({ widget }) => <ButtonsView buttons={widget.buttons} />,
  text: ({ widget }) => <TextView widget={widget} />,
  richText: ({ widget }) => <RichTextView text={widget.text} />,
  video: ({ widget }) => <VideoView video={widget} />,
  products: ({ widget }) => <ProductsView list={widget} />,
  personalProducts: ({ widget }) => <PersonalProductsView widget={widget} />,
  flowbox: ({ widget }) => (
    <FlowboxView key={`${widget.key} ${widget.productId}`} widget={widget} />
  ),
  categoryTiles: ({ widget }) => <CategoryTilesView widget={widget} />,
  brands: ({ widget }) => <BrandsView list={widget} />,
  newsletter: ({ widget }) => <NewsletterView widget={widget} />,
  promises: ({ widget }) => <PromisesView promises={widget.promises} />,
}
