import type { LinkBase } from '#app/rich-text/link/content-link.ts'
import { readLabelledLink } from '#app/content/link/labelled-link.ts'
import { readInlineText } from '#app/rich-text/read-rich-text.server.ts'

import {
  componentConfigurations,
  isKnownComponent,
  type ComponentName,
  type ComponentSettings,
} from './component-configuration.ts'
import type { SkippedWidget, WidgetSpec } from './widget-spec.ts'

/** Reads a component that the merchant has placed by name. Null when it has nothing to show. */
export function readComponent(
  name: string,
  settings: unknown,
  base: LinkBase,
): WidgetSpec | SkippedWidget | null {
  if (!isKnownComponent(name)) return { skipped: 'unknown', name }
  const parsed = componentConfigurations[name].safeParse(settings)
  return parsed.success ? readers[name](parsed.data as never, base) : null
}

const readers: {
  [Name in ComponentName]: (settings: ComponentSettings<Name>, base: LinkBase) => WidgetSpec | null
} = {
  CategoryTiles: (settings) => ({ kind: 'categoryTiles', ...settings }),
  CampaignRow: ({ text, ...settings }, base) => ({
    kind: 'campaign',
    ...settings,
    text: readInlineText(text, base),
  }),
  BrandList: ({ text, linkText, href, ...settings }, base) => ({
    kind: 'brands',
    ...settings,
    text: readInlineText(text, base),
    more: readLabelledLink(linkText, href, base),
  }),
  Newsletter: ({ text, ...settings }, base) => ({
    kind: 'newsletter',
    ...settings,
    text: readInlineText(text, base),
  }),
  Promises(settings, base) {
    const promises = settings.promises
      .filter(({ title, text }) => title || text)
      .map(({ text, ...promise }) => ({ ...promise, text: readInlineText(text, base) }))
    return promises.length > 0 ? { kind: 'promises', promises } : null
  },
}
