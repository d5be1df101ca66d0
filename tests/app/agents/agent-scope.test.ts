import { expect, it } from 'vitest'

import { chooseScope } from '#app/agents/scope/agent-scope.ts'
import type { LanguageCode } from '#app/i18n/languages.ts'
import type { Channel, Market } from '#app/market/channel.ts'
import { testContext } from '#tests/support/test-context.ts'

const market = (
  alias: string,
  name: string,
  currency: string,
  languages: LanguageCode[],
): Market => ({
  id: alias,
  alias,
  country: { code: alias.toUpperCase(), name },
  currency,
  languages,
  defaultLanguage: languages[0] ?? null,
  groupKey: 'nordics',
  isVirtual: false,
  onlyInCheckout: alias === 'ax',
})
const markets = [
  market('se', 'Sweden', 'SEK', ['sv', 'en']),
  market('fi', 'Finland', 'EUR', ['fi', 'sv']),
  market('de', 'Germany', 'EUR', ['en']),
  market('ax', 'Åland', 'EUR', ['sv']),
]
const channel: Channel = { id: '1', markets, defaultMarket: markets[0]! }
const { config } = testContext('')

it.each([
  [{}, undefined, 'se', 'sv', true],
  [{ address_country: 'fi' }, undefined, 'fi', 'fi', true],
  [{ address_country: ' FIN ' }, 'sv', 'fi', 'sv', true],
  [{ address_country: 'germany' }, 'sv', 'de', 'en', true],
  [{ address_country: 'SE', delivery_country: 'FIN' }, undefined, 'fi', 'fi', true],
  [{ address_country: 'FI', delivery_country: 'US' }, undefined, 'fi', 'fi', true],
  [{ currency: 'eur' }, undefined, 'fi', 'fi', true],
  [{ address_country: 'SE', currency: 'EUR' }, 'en', 'se', 'en', true],
  [{}, 'fi', 'fi', 'fi', true],
  [{ address_country: 'US' }, undefined, 'se', 'sv', false],
  [{ address_country: 'AX' }, undefined, 'se', 'sv', false],
  [{ address_country: '__proto__' }, undefined, 'se', 'sv', false],
] as const)(
  'a buyer of %j who reads %s is in %s, %s',
  (context, wanted, alias, language, isServed) => {
    expect(chooseScope({ config, channel }, context, wanted)).toMatchObject({
      market: { alias },
      language,
      isCountryServed: isServed,
    })
  },
)
