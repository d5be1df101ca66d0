import { readLink, type ContentLink, type LinkBase } from '#app/rich-text/link/content-link.ts'
import { readLabelledLink } from '#app/content/link/labelled-link.ts'
import { parseJsonObject, tryParseJsonObject } from '#app/kit/parse-json.ts'
import { decoded } from '#app/kit/text/decoded.ts'
import { readEmbeddedVideo, videoPage } from './embedded-video.ts'
import { readInlineText } from '#app/rich-text/read-rich-text.server.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import { readComponent } from './read-component.ts'
import {
  isKnownWidget,
  widgetConfigurations,
  type ConfigurationOf,
  type WidgetName,
  type WireImage,
} from './widget-configuration.ts'
import type { SkippedWidget, WidgetSpec } from './widget-spec.ts'
import type { ContentPicture, ProductsWidget, Rank } from './widget.ts'

export interface WireWidget {
  name: string
  configuration: string
  images: WireList<{
    fileName: string
    largestSize: { imageWidth: number; imageHeight: number } | null
  }>
}

export interface WidgetReader {
  base: LinkBase
  readText: (html: string) => RichText
}

const productsPerRow = 4
const maxProducts = 20
/** Lists that a browser has; the page is the same for all visitors. */
const personalLists = new Map([
  ['LATEST_VIEWED', 'viewed'],
  ['FAVORITES', 'favorites'],
] as const)
/** An editor's texts are far below; the parsed text is on the page of every visitor. */
const maxConfigurationLength = 200_000

/** Converts a widget of the merchant to the shop's type. Null when the merchant has deactivated it. */
export function readWidget(
  wire: WireWidget,
  reader: WidgetReader,
): WidgetSpec | SkippedWidget | null {
  const { name, configuration } = wire
  if (!isKnownWidget(name)) return { skipped: 'unknown', name }
  const settings =
    configuration?.length <= maxConfigurationLength ? tryParseJsonObject(configuration) : null
  if (!settings) return { skipped: 'invalid', name }
  if (settings.active === false) return null
  const parsed = widgetConfigurations[name].safeParse(settings)
  const read = parsed.success ? readers[name](parsed.data as never, reader, wire) : null
  return read ?? { skipped: 'empty', name }
}

/** Whether a widget is as wide as the window: by its class name, or by that in its configuration. */
export function isFullWidth({
  classNames,
  configuration,
}: Pick<WireWidget, 'configuration'> & { classNames: WireList<string> }): boolean {
  const { classNames: written } = parseJsonObject(configuration)
  const names: unknown[] = typeof written === 'string' ? written.split(/\s+/) : [written].flat()
  return [...(classNames ?? []), ...names].includes('full')
}

const readers: {
  [Name in WidgetName]: (
    configuration: ConfigurationOf<Name>,
    reader: WidgetReader,
    wire: WireWidget,
  ) => WidgetSpec | SkippedWidget | null
} = {
  Image({ image }, { base }, wire) {
    const picture = readPicture(image, wire)
    if (!picture) return null
    const { title, text, href } = image
    const link = readLink(href, base)
    // The whole widget is a link, which may contain no other links.
    const inner = readInlineText(text, link ? null : base)
    const isNamed = title !== '' || inner.length > 0
    return {
      kind: 'image',
      picture: isNamed ? picture : withNameOfLink(picture, link),
      title,
      text: inner,
      link,
    }
  },
  Banner({ image, text1, text2, buttonText, ...settings }, { base }, wire) {
    const picture = readPicture(image, wire)
    const title = text1 || image.title
    const text = readInlineText(text2 || image.text, base)
    const link = readLink(image.href, base)
    const video =
      readEmbeddedVideo(settings.desktopVideoHtml) ?? readEmbeddedVideo(settings.mobileVideoHtml)
    const hasButton = link !== null && buttonText !== ''
    if (!picture && !title && text.length === 0 && !hasButton && !video) return null
    return {
      kind: 'banner',
      picture: picture && !title && !hasButton ? withNameOfLink(picture, link) : picture,
      title,
      text,
      action: buttonText,
      link,
      video,
      isOnPicture: picture !== null && settings.textAndButtonPlacement === 1,
      align:
        (['left', 'middle', 'right'] as const)[settings.textAndButtonPlacementFullWidth] ?? 'left',
      isLight: settings.textColor === 1,
    }
  },
  Buttons({ buttons }, { base }) {
    const linked = buttons.flatMap(
      ({ label, address }) => readLabelledLink(label, address, base) ?? [],
    )
    return linked.length > 0 ? { kind: 'buttons', buttons: linked } : null
  },
  Text(
    { title, titleRenderMode, subtitle, subtitleRenderMode, text, textAlignment },
    { readText },
  ) {
    const nodes = readText(text)
    if (!title && !subtitle && nodes.length === 0) return null
    return {
      kind: 'text',
      title,
      rank: rankOf(titleRenderMode),
      subtitle,
      subtitleRank: rankOf(subtitleRenderMode),
      text: nodes,
      align: ([null, 'left', 'center', 'right', 'justify'] as const)[textAlignment] ?? 'left',
    }
  },
  'Rich text': ({ text }, { readText }) => richText(readText(text)),
  HTML: ({ html }, { readText }) => richText(readText(html)),
  Video({ title, videoId, videoProvider, image }, _, wire) {
    if (!videoId) return null
    return {
      kind: 'video',
      title: title || image.title || image.altText,
      ...videoPage(videoProvider === 1 ? 'Vimeo' : 'YouTube', videoId),
      poster: readPicture(image, wire),
    }
  },
  'Product list'({ title, text, linkText, href, searchParameters, mode, ...size }, { base }) {
    const count = size.limitNrOfRows ? size.pageCount * productsPerRow : maxProducts
    const shown: Omit<ProductsWidget, 'isInRows' | 'products'> = {
      title,
      text: readInlineText(text, base),
      more: readLabelledLink(linkText, href, base),
    }
    const list = personalLists.get(mode as never)
    if (list) return { kind: 'personalProducts', list, ...shown, count }
    return {
      kind: 'products',
      ...shown,
      isInRows: size.limitNrOfRows,
      filter: searchParameters,
      count,
    }
  },
  Flowbox({ flowkey, dynamicProductFlow, dynamicTagFlow, tags, tagOperator }) {
    if (!flowkey) return null
    return {
      kind: 'flowbox',
      key: flowkey,
      isOfProduct: dynamicProductFlow,
      productId: null,
      tags: dynamicTagFlow && tags.length > 0 ? { names: tags, operator: tagOperator } : null,
      isAllowed: false,
    }
  },
  JSON: ({ json: { component, settings } }, { base }) =>
    component ? readComponent(component, settings, base) : null,
}

function richText(text: RichText): WidgetSpec | null {
  return text.length > 0 ? { kind: 'richText', text } : null
}

function rankOf(renderMode: number): Rank {
  return ([1, 2, 3] as const)[renderMode] ?? null
}

/** A linked picture without a text is named by its link, since a link must have a name. */
function withNameOfLink(picture: ContentPicture, link: ContentLink | null): ContentPicture {
  if (!link || picture.alt) return picture
  const path = link.kind === 'inside' ? link.to : link.href
  const [last = ''] = path.split(/[?#]/)[0]!.split('/').filter(Boolean).slice(-1)
  // `soffor-och-fat%C3%B6ljer` as words.
  return { ...picture, alt: decoded(last.replaceAll('-', ' ')) }
}

/** Aspect ratio of a picture without a size from the merchant. */
const usualRatio: ContentPicture['ratio'] = [16, 9]

function readPicture(image: WireImage, { images }: WireWidget): ContentPicture | null {
  const { filename, filenameForMobileDevice, altText } = image
  if (!filename) return null
  const { largestSize } = present(images).find(({ fileName }) => fileName === filename) ?? {}
  const { imageWidth = 0, imageHeight = 0 } = largestSize ?? {}
  return {
    file: filename,
    fileOnPhones: filenameForMobileDevice || null,
    alt: altText,
    ratio: imageWidth > 0 && imageHeight > 0 ? [imageWidth, imageHeight] : usualRatio,
  }
}
