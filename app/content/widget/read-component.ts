import type { LinkBase } from '#app/content/link/content-link.ts'
import { readLinkedWords } from '#app/content/link/linked-words.ts'

import {
  componentConfigurations,
  isKnownComponent,
  type ComponentName,
  type ComponentSettings,
} from './component-configuration.ts'
import type { UnknownWidget, WidgetSketch } from './widget-sketch.ts'

/** A part of the shop that the merchant has placed by name. Null when it has nothing to show. */
export function readComponent(
  name: string,
  settings: unknown,
  base: LinkBase,
): WidgetSketch | UnknownWidget | null {
  if (!isKnownComponent(name)) return { unknown: name }
  const parsed = componentConfigurations[name].safeParse(settings)
  return parsed.success ? readers[name](parsed.data as never, base) : null
}

const readers: {
  [Name in ComponentName]: (
    settings: ComponentSettings<Name>,
    base: LinkBase,
  ) => WidgetSketch | null
} = {
  CategoryTiles: (settings) => ({ kind: 'categoryTiles', ...settings }),
  CampaignRow: (settings) => ({ kind: 'campaign', ...settings }),
  BrandList: ({ linkText, href, ...settings }, base) => ({
    kind: 'brands',
    ...settings,
    more: readLinkedWords(linkText, href, base),
  }),
  Promises(settings) {
    const promises = settings.promises.filter(({ title, text }) => title || text)
    return promises.length > 0 ? { kind: 'promises', promises } : null
  },
}
