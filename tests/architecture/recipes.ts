/** What each recipe of `app/README.md` tells to add, followed word by word for an example. */
interface Recipe {
  /** As the overview calls it. */
  adds: string
  steps: Step[]
}

export type Step = {
  file: string
  /** The file in which the type check reports that the step is missing. */
  whenForgotten?: string
} & (
  | { creates: string }
  | { copies: string }
  | { replaces: readonly (readonly [part: string | RegExp, by: string])[] }
)

/** A message at the end of the texts of a file. */
const message = (text: string): [RegExp, string] => [/\n}\n*$/, `,\n  ${text}\n}\n`]

const languages = ['sv', 'en', 'da', 'fi', 'nb', 'et']

export const recipes: Recipe[] = [
  {
    adds: 'a language',
    steps: [
      {
        file: 'app/i18n/languages.ts',
        replaces: [
          [
            '] as const satisfies readonly LanguageRow[]',
            `  {
    code: 'et',
    iso: 'et-EE',
    name: 'Eesti',
    dates: 'et',
    timeZone: 'Europe/Tallinn',
    numbers: { group: space, decimal: ',' },
    alphabet: latin,
    browserCodes: [],
  },
$&`,
          ],
        ],
      },
      { file: 'locales/et', copies: 'locales/sv' },
      {
        file: 'app/routing/screens.ts',
        replaces: [[/( nb: '(.+?)')/g, "$1, et: 'et-$2'"]],
        whenForgotten: 'app/routing/screens.ts',
      },
    ],
  },
  {
    adds: 'a market',
    steps: [
      {
        file: 'server/merchant/channel/markets.ts',
        replaces: [
          ["'eu', 'ax']", "'eu', 'ax', 'lt']"],
          [
            'const markets: readonly Market[] = [',
            `$&
  {
    ...market('lt', 'LT', 'Lithuania', currencies.EUR, ['en'], vatFinland),
    groupKey: 'eu',
    vat: [{ from: '2009-09-01', basisPoints: 2100 }],
  },`,
          ],
        ],
      },
      {
        file: 'server/merchant/buying/options/shipping-options.ts',
        replaces: [[/eu: (shipping\(.+\)),/, '$&\n  lt: $1,']],
        whenForgotten: 'server/merchant/buying/options/shipping-options.ts',
      },
      {
        file: 'server/merchant/buying/options/pickup-points.ts',
        replaces: [
          ['  ax: [\n', "  lt: [['Kampas', 'Gedimino pr. 1']],\n$&"],
          ["  ax: [['22100'", "  lt: [['01103', 'Vilnius']],\n$&"],
        ],
      },
      {
        file: 'server/merchant/buying/options/zip.rules.ts',
        replaces: [['  ax: ', '  lt: { prefix: /^LT-?/, digits: /^\\d{5}$/ },\n$&']],
        whenForgotten: 'server/merchant/buying/options/zip.rules.ts',
      },
      {
        file: 'server/merchant/buying/checkout/identity-number.rules.ts',
        replaces: [['  ax: ', '  lt: { PERSON: () => true, ORGANIZATION: () => true },\n$&']],
      },
      {
        file: 'server/merchant/buying/cart/promo/promo-codes.ts',
        replaces: [
          [/ ax: 45_00/, '$&, lt: 45_00'],
          [/ ax: 450_00/, '$&, lt: 450_00'],
        ],
      },
      {
        file: 'server/merchant/vocabulary/package-price.rules.ts',
        replaces: [[' ax: 9', '$&, lt: 9']],
      },
      {
        file: 'server/demo/generator/prices/prices.rules.ts',
        replaces: [['  ax: ', '  lt: 0.09,\n$&']],
        whenForgotten: 'server/demo/generator/prices/prices.rules.ts',
      },
    ],
  },
  {
    adds: 'a payment provider',
    steps: [
      {
        file: 'app/checkout/providers/geins-pay.ts',
        creates: `import type { EmbeddedProvider } from './payment-provider.ts'
import { sourcesOf } from './snippet-provider.ts'

export const geinsPay: EmbeddedProvider = {
  confirmParameter: 'gid',
  hasSubmitHook: false,
  pageSources: sourcesOf(['https://pay.example']),
  render: (container) => () => container.replaceChildren(),
  suspend: () => undefined,
  resume: () => undefined,
}
`,
      },
      {
        file: 'app/checkout/providers/embedded-providers.ts',
        replaces: [
          [/^/, "import { geinsPay } from './geins-pay.ts'\n"],
          ['  AVARDA: avarda,', '$&\n  GEINS_PAY: geinsPay,'],
          ["Exclude<PaymentType, 'STANDARD' | 'GEINS_PAY'>", "Exclude<PaymentType, 'STANDARD'>"],
        ],
      },
      {
        file: 'server/merchant/buying/options/payment-options.ts',
        replaces: [
          ["  | 'Walley'", "$&\n  | 'GeinsPay'"],
          ["  WALLEY: 'Walley',", "$&\n  GEINS_PAY: 'GeinsPay',"],
          ["  [34, 'Walley', ['dk']],", "$&\n  [35, 'GeinsPay', ['se']],"],
        ],
      },
      ...['sv', 'en', 'da', 'fi', 'nb'].flatMap((language): Step[] => [
        {
          file: `server/merchant/buying/options/messages/${language}.json`,
          replaces: [['"Walley": "Walley"', '$&,\n    "GeinsPay": "Geins Pay"']],
        },
        {
          file: `server/merchant/buying/payment/messages/${language}.json`,
          replaces: [['"Walley": "Walley"', '$&,\n    "GeinsPay": "Geins Pay"']],
        },
      ]),
      {
        file: 'server/merchant/buying/payment/embedded/stand-ins.ts',
        replaces: [
          [
            'Record<EmbeddedProvider, StandIn>> = {',
            "$&\n  GEINS_PAY: { script: '', snippet: () => '<p></p>' },",
          ],
        ],
        whenForgotten: 'server/merchant/buying/payment/embedded/stand-ins.ts',
      },
    ],
  },
  {
    adds: 'a widget',
    steps: [
      {
        file: 'app/content/widget/widget-configuration.ts',
        replaces: [["  'Rich text': z.object(", '  Quote: z.object({ text: text() }),\n$&']],
      },
      {
        file: 'app/content/widget/widget.ts',
        replaces: [["  | { kind: 'promises'", "  | { kind: 'quote'; text: string }\n$&"]],
      },
      {
        file: 'app/content/widget/read-widget.ts',
        replaces: [
          [
            "  'Rich text': (",
            "  Quote: ({ text }) => (text ? { kind: 'quote', text } : null),\n$&",
          ],
        ],
        whenForgotten: 'app/content/widget/read-widget.ts',
      },
      {
        file: 'app/content/widget/quote-view.tsx',
        creates: `import { useTranslation } from 'react-i18next'

export function QuoteView({ text }: { text: string }) {
  const { t } = useTranslation('content')
  return <blockquote aria-label={t('quote')}>{text}</blockquote>
}
`,
      },
      {
        file: 'app/content/widget/widget-view.tsx',
        replaces: [
          ['import { TextView }', "import { QuoteView } from './quote-view.tsx'\n$&"],
          ['  promises: (', '  quote: ({ widget }) => <QuoteView text={widget.text} />,\n$&'],
        ],
        whenForgotten: 'app/content/widget/widget-view.tsx',
      },
      ...languages.map((language): Step => ({
        file: `locales/${language}/content.json`,
        replaces: [message('"quote": "Citat"')],
      })),
    ],
  },
  {
    adds: 'a facet',
    steps: [
      {
        file: 'app/catalogue/list/selection/list-selection.ts',
        replaces: [["'discount'] as const", "'discount', 'makers'] as const"]],
      },
      {
        file: 'app/catalogue/list/facets/facet-group.ts',
        replaces: [["  Price: 'price',", "  Maker: 'makers',\n$&"]],
      },
      ...languages.map((language): Step => ({
        file: `locales/${language}/catalogue.json`,
        replaces: [[/("groups": {\n.*)/, '$1\n      "makers": "Tillverkare",']],
        ...(language === 'sv' && { whenForgotten: 'app/catalogue/list/facets/facet-menu.tsx' }),
      })),
    ],
  },
  {
    adds: 'a cookie',
    steps: [
      {
        file: 'app/session/cookies.ts',
        replaces: [
          [
            '  ...browserCookies,',
            "  hint: { name: 'ralph-hint', maxAgeSeconds: year, isPersonal: false },\n$&",
          ],
        ],
        whenForgotten: 'app/routes/compare/hint.route.tsx',
      },
    ],
  },
  {
    adds: 'a screen',
    steps: [
      {
        file: 'app/routing/screens.ts',
        replaces: [
          [
            'export const screens = {',
            `$&
  hint: {
    path: 'hint',
    module: 'routes/compare/hint.route.tsx',
    layout: 'storefront',
    robots: 'noindex',
    isPrivate: false,
  },`,
          ],
        ],
      },
      {
        file: 'app/analytics/page-type.ts',
        replaces: [["  compare: 'Compare Page',", "$&\n  hint: 'Content Page',"]],
        whenForgotten: 'app/analytics/page-type.ts',
      },
      {
        file: 'app/routes/compare/hint.route.tsx',
        creates: `import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { translate } from '#app/i18n/messages.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { readCookie } from '#app/session/cookies.ts'
import { openVisit } from '#app/visit/visit.server.ts'

export const handle: MessagesHandle = { i18n: ['compare'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const title = translate(visit.language, 'compare')('hint')
  return { hint: readCookie(visit.cookies, 'hint'), head: screenHead(visit, 'hint', { title }) }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function HintRoute() {
  return <p>{useLoaderData<typeof loader>().hint}</p>
}
`,
      },
      ...languages.map((language): Step => ({
        file: `locales/${language}/compare.json`,
        replaces: [message('"hint": "Tips"')],
      })),
    ],
  },
  {
    adds: 'an analytics sink',
    steps: [
      {
        file: 'app/analytics/sinks/counter.ts',
        creates: `import type { ConsentedSink } from './event-sink.ts'

export function createCounter(url: string): ConsentedSink {
  return { setConsent: () => undefined, deliver: () => void navigator.sendBeacon(url) }
}
`,
      },
      {
        file: 'server/config.ts',
        replaces: [
          [
            '  EVENT_ENDPOINT: ',
            "  COUNTER: secret('https://counter.example', address.optional()),\n$&",
          ],
        ],
      },
      { file: '.env.example', replaces: [['#GTM_ID', '#COUNTER=https://counter.example\n$&']] },
      {
        file: 'app/context.ts',
        replaces: [['  eventEndpoint: string | null', '$&\n  counter: string | null']],
      },
      {
        file: 'server/process/storefront-config.ts',
        replaces: [
          ['{ GTM_ID, EVENT_ENDPOINT }', '{ GTM_ID, EVENT_ENDPOINT, COUNTER }'],
          ['eventEndpoint: EVENT_ENDPOINT ?? null', '$&, counter: COUNTER ?? null'],
        ],
        whenForgotten: 'server/process/storefront-config.ts',
      },
      {
        file: 'app/analytics/sinks/lazy-sinks.ts',
        replaces: [
          [
            '  eventEndpoint: (',
            `  counter: (url) => ({
    purposes: ['statistics'],
    open: async () => (await import('./counter.ts')).createCounter(url),
  }),
$&`,
          ],
        ],
        whenForgotten: 'app/analytics/sinks/lazy-sinks.ts',
      },
      {
        file: 'server/http/content-security/analytics-sources.ts',
        replaces: [
          [
            '  eventEndpoint: (',
            "  counter: (url) => ({ 'connect-src': [new URL(url).origin] }),\n$&",
          ],
        ],
        whenForgotten: 'server/http/content-security/analytics-sources.ts',
      },
      {
        file: 'app/consent/receivers.ts',
        replaces: [
          [
            '  eventEndpoint: (',
            "  counter: (url) => ({ statistics: { name: 'endpoint', host: new URL(url).host } }),\n$&",
          ],
        ],
        whenForgotten: 'app/consent/receivers.ts',
      },
    ],
  },
  {
    adds: 'an image host',
    steps: [
      {
        file: 'app/images/image-address.ts',
        replaces: [
          ['/${folder}/${encodeURIComponent(file)}', '/${encodeURIComponent(file)}?w=${folder}'],
        ],
      },
    ],
  },
  {
    adds: 'an ID-number country',
    steps: [
      {
        file: 'app/kit/person/countries.ts',
        replaces: [["'DE'] as const", "'DE', 'LT'] as const"]],
      },
      {
        file: 'app/kit/person/identity-number.server.ts',
        replaces: [
          ['  DE: null,', '$&\n  LT: rulesOf(asmens, pvm),'],
          [
            /import .* 'stdnum\/lib\/cjs\/se/,
            "import { asmens, pvm } from 'stdnum/lib/cjs/lt/index.js'\n$&",
          ],
        ],
        whenForgotten: 'app/kit/person/identity-number.server.ts',
      },
      {
        file: 'app/kit/person/postal-code.ts',
        replaces: [
          ['  DE: {', "  LT: { prefixes: ['LT'], digits: /^\\d{5}$/, example: '01103' },\n$&"],
        ],
        whenForgotten: 'app/kit/person/postal-code.ts',
      },
      {
        file: 'app/catalogue/stock/public-holidays.ts',
        replaces: [
          ['  FI: finland,', "  LT: { fixed: ['02-16'], fromEaster: [easterMonday] },\n$&"],
        ],
        whenForgotten: 'app/catalogue/stock/public-holidays.ts',
      },
      {
        file: 'tests/app/kit/person/identity-number.test.ts',
        replaces: [
          [
            '  DE: null,',
            `$&
  LT: {
    PERSON: { right: ['33309240064'], wrong: ['33309240164'] },
    ORGANIZATION: { right: ['119511515'], wrong: ['119511516'] },
  },`,
          ],
        ],
        whenForgotten: 'tests/app/kit/person/identity-number.test.ts',
      },
    ],
  },
]
