import type { ReactNode } from 'react'

import { RichTextView } from '#app/rich-text/rich-text-view.tsx'

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

interface WidgetViewProps {
  widget: Widget
  container: Container
  /** Whether it is the first widget in sight: its picture is loaded early. */
  isFirst: boolean
  /** Whether its title is the page's `h1`. */
  isHeading: boolean
}

export function WidgetView(props: WidgetViewProps) {
  return views[props.widget.kind](props as never)
}

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
