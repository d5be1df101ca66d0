import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { ProductView } from './describe-product.ts'

export function productViewOf(
  { origin, config, language }: Visit,
  { isDetailed = false } = {},
): ProductView {
  const t = translate(language, 'agents')
  return {
    origins: { shop: origin, images: config.imageServer },
    isDetailed,
    words: {
      color: t('catalogue.color'),
      variant: t('catalogue.variant'),
      size: t('catalogue.size'),
    },
  }
}
