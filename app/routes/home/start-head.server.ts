import { serviceEmail } from '#app/market/service-email.server.ts'
import { describePage } from '#app/seo/structured-data/page-data.server.ts'
import { shopData } from '#app/seo/structured-data/shop-data.ts'
import { languageOf } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { checkoutMarkets } from '#app/market/channel.ts'
import { href } from '#app/routing/href.ts'
import type { PageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** @param context of the request */
export function startHead(visit: Visit, context: object): PageHead {
  const t = translate(visit.language, 'catalogue')
  const common = translate(visit.language, 'common')
  const countries = [visit.market, ...checkoutMarkets(visit.channel)].map(
    ({ country }) => country.code,
  )
  describePage(
    context,
    shopData({
      name: common('shop.name'),
      description: t('home.description'),
      email: serviceEmail(visit.config.seller, visit.language),
      origin: visit.origin,
      homePath: href(visit, 'home'),
      searchPath: `${href(visit, 'searchStart')}/{search_term_string}`,
      language: languageOf(visit.language).iso,
      countries: [...new Set(countries)],
    }),
  )
  return screenHead(visit, 'home', {
    title: t('home.title'),
    description: t('home.description'),
  })
}
