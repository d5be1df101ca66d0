import type { LoaderFunctionArgs } from '@remix-run/node'

import { agentPaths } from '#app/agents/protocol.ts'
import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { menuCategories } from '#app/catalogue/category/category-tree.ts'
import { listTitledPages } from '#app/content/page/titled-pages.server.ts'
import { feedNames } from '#app/feed/feed-name.ts'
import { oneLine } from '#app/feed/feed-text.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href, type ScreenAddress } from '#app/routing/href.ts'
import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { gatewayContextFor, getShopContext } from '#app/visit/shop-context.server.ts'

import { fileResponse } from './file-response.server.ts'
import { resultOrServiceUnavailable } from './service-unavailable.server.ts'

/** The language of the file, and of its links where the shop has it. */
const language = 'en'
const languageNames = new Intl.DisplayNames(language, { type: 'language' })

/** What the shop is and where its pages and data are, for language models. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const { config } = context
    const shop = await getShopContext({ request, context })
    const { scopesHere } = shop
    const served = scopesHere.find((each) => each.language === language) ?? scopesHere[0]
    if (config.agents === 'off' || !served) return new Response(null, { status: 404 })
    const gatewayContext = gatewayContextFor(shop, served)
    const [tree, pages] = await Promise.all([
      getCategoryTree(gatewayContext),
      listTitledPages(gatewayContext),
    ])
    const urlOf = (...screen: ScreenAddress) => served.origin + href(served.scope, ...screen)
    const { seller } = config
    const text = llmsText({
      title: translate(language, 'common')('shop.name'),
      summary: translate(language, 'catalogue')('home.description'),
      facts: seller ? [`The shop belongs to ${seller.name} (${seller.organizationNumber}).`] : [],
      sections: [
        { title: 'Shop', links: scopesHere.map(startLink) },
        {
          title: 'Categories',
          links: menuCategories(tree).map(({ name, alias }) => ({
            name,
            url: urlOf('category', { alias }),
          })),
        },
        {
          title: 'Terms and customer service',
          links: [
            ...pages.map(({ title, alias, description }) => ({
              name: title,
              url: urlOf('contentPage', { alias }),
              note: description,
            })),
            { name: 'Find an order', url: urlOf('findOrder') },
            { name: 'Withdraw from a contract', url: urlOf('withdrawal') },
          ],
        },
        {
          title: 'Data',
          links: [
            {
              name: 'Sitemap',
              url: urlOf('sitemapIndex'),
              note: 'all public pages in all languages',
            },
            {
              name: 'Profile of the Universal Commerce Protocol',
              url: served.origin + agentPaths.profile,
            },
            { name: 'MCP endpoint of the same protocol', url: served.origin + agentPaths.mcp },
          ],
        },
        { title: 'Product feeds', links: scopesHere.flatMap(feedLinks) },
      ],
    })
    return fileResponse(request, 'text/plain', text)
  })
}

function startLink(served: ServedScope): LlmsLink {
  return {
    name: nameOf(served),
    url: served.origin + href(served.scope, 'home'),
    note: `prices in ${served.market.currency}`,
  }
}

function feedLinks(served: ServedScope): LlmsLink[] {
  return feedNames(served).map(({ file, format }) => ({
    name: `${nameOf(served)}, ${format.toUpperCase()}`,
    url: served.origin + href(served.scope, 'feed', { file }),
    note: `all products in the format of Google Merchant, with prices in ${served.market.currency}`,
  }))
}

function nameOf({ market, language: code }: ServedScope): string {
  return `${market.country.name}, ${languageNames.of(code)}`
}

interface LlmsLink {
  name: string
  /** Absolute URL. */
  url: string
  note?: string
}

interface LlmsContent {
  title: string
  summary: string
  /** Sentences below the summary. */
  facts: readonly string[]
  sections: readonly { title: string; links: readonly LlmsLink[] }[]
}

/** A text for language models, in the form of https://llmstxt.org; a section without links is left out. */
function llmsText({ title, summary, facts, sections }: LlmsContent): string {
  return [
    `# ${plain(title)}`,
    `> ${plain(summary)}`,
    ...facts.map(plain),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ title: heading, links }) => [`## ${heading}`, '', ...links.map(line)].join('\n')),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function line({ name, url, note }: LlmsLink): string {
  const address = url.replaceAll('(', '%28').replaceAll(')', '%29')
  const shownNote = plain(note ?? '')
  return `- [${plain(name)}](${address})${shownNote && `: ${shownNote}`}`
}

/** A merchant's text without line breaks and the signs of Markdown links. */
function plain(text: string): string {
  return oneLine(text).replace(/[[\]\\]/g, '\\$&')
}
