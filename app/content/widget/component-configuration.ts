import { z } from '#app/kit/zod.ts'

import { asObject, count, label, list, text } from './configuration-field.ts'
import { promiseIcons } from './widget.ts'

/** A JSON widget: a component of this shop and its settings. Both spellings are in use (merchant API 7.2). */
export const component = z
  .object({
    component: text(100),
    renderWidget: text(100),
    configuration: z.unknown().optional(),
    data: z.unknown().optional(),
  })
  .transform((json) => ({
    component: json.component || json.renderWidget,
    settings: asObject(json.configuration ?? json.data) ?? {},
  }))

const promise = z.object({
  icon: z.enum(promiseIcons).catch('check'),
  title: label(200),
  text: text(),
})

export const componentConfigurations = {
  CategoryTiles: z.object({ title: label(200), count: count(8) }),
  CampaignRow: z.object({ text: text(), linkText: label(200), count: count(4) }),
  BrandList: z.object({
    title: label(200),
    text: text(),
    linkText: label(200),
    href: text(),
    count: count(12, 60),
  }),
  Newsletter: z.object({ title: label(200), text: text() }),
  Promises: z.object({
    promises: list(promise, 12),
  }),
} as const

export type ComponentName = keyof typeof componentConfigurations
export type ComponentSettings<Name extends ComponentName> = z.output<
  (typeof componentConfigurations)[Name]
>

export function isKnownComponent(name: string): name is ComponentName {
  return Object.hasOwn(componentConfigurations, name)
}
