import { z } from '#app/kit/zod.ts'

import { listSorts } from '#app/catalogue/list/selection/list-sort.ts'

import { component } from './component-configuration.ts'
import {
  asObject,
  choice,
  count,
  fileName,
  html,
  label,
  list,
  text,
} from './configuration-field.ts'

const image = z.object({
  filename: fileName,
  filenameForMobileDevice: fileName,
  href: text(),
  altText: label(500),
  title: label(500),
  text: text(),
})
const noImage = image.parse({})

const button = z
  .object({ buttonText: label(200), text: label(200), url: text(), href: text() })
  .transform(({ buttonText, text, url, href }) => ({
    label: buttonText || text,
    address: url || href,
  }))

/** Tags as a list, or separated by commas. */
const tags = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    list(label(100), 50),
  )
  .transform((names) => names.filter((name) => name !== ''))

/** The part of FilterInputType that a list of products may use. */
const searchParameters = z.object({
  facets: list(z.string().max(200), 50).optional(),
  productIds: list(z.number().int(), 100).optional(),
  searchText: z.string().max(200).optional().catch(undefined),
  sort: z.enum(listSorts).optional().catch(undefined),
})

const productList = z.object({
  title: label(200),
  text: text(),
  linkText: label(200),
  href: text(),
  searchParameters: z.preprocess(asObject, searchParameters).catch({}),
  limitNrOfRows: z.boolean().catch(false),
  pageCount: count(1, 10),
  mode: text(40),
})

const noComponent = component.parse({})

/** Schema of each widget's configuration (merchant API 7.2); unknown fields are dropped. */
export const widgetConfigurations = {
  Image: z.object({ image: image.catch(noImage) }),
  Banner: z.object({
    image: image.catch(noImage),
    text1: label(500),
    text2: text(),
    buttonText: label(200),
    textColor: choice,
    textAndButtonPlacement: choice,
    textAndButtonPlacementFullWidth: choice,
    desktopVideoHtml: text(),
    mobileVideoHtml: text(),
  }),
  Buttons: z.object({ buttons: list(button, 20) }),
  Text: z.object({
    title: label(500),
    titleRenderMode: choice,
    subtitle: label(500),
    subtitleRenderMode: choice,
    text: html,
    textAlignment: choice,
  }),
  'Rich text': z.object({ text: html }),
  HTML: z.object({ html }),
  Video: z.object({
    title: label(500),
    videoId: z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(z.string().regex(/^[\w-]{1,40}$/))
      .catch(''),
    videoProvider: choice,
    image: z.preprocess(
      (value) => (typeof value === 'string' ? { filename: value } : value),
      image.catch(noImage),
    ),
  }),
  'Product list': productList,
  Flowbox: z.object({
    flowkey: z
      .string()
      .regex(/^[\w.+/=-]{1,200}$/)
      .catch(''),
    dynamicProductFlow: z.boolean().catch(false),
    dynamicTagFlow: z.boolean().catch(false),
    tags,
    tagOperator: z.enum(['any', 'all']).catch('any'),
  }),
  JSON: z.object({ json: z.preprocess(asObject, component).catch(noComponent) }),
} as const

export type WidgetName = keyof typeof widgetConfigurations
export type ConfigurationOf<Name extends WidgetName> = z.output<(typeof widgetConfigurations)[Name]>
export type WireImage = z.output<typeof image>

export function isKnownWidget(name: string): name is WidgetName {
  return Object.hasOwn(widgetConfigurations, name)
}
