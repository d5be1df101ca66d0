import { openPlatform, type UcpJson } from '#tests/support/agent-platform.ts'
import { freePort } from '#tests/support/free-port.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { schemaFaults } from '#tests/support/ucp-schemas.ts'

import { cartFaults } from './agent-cart.ts'
import { completionRow, pick, type Part } from './part.ts'
import { openStandaloneMerchant } from './standalone-merchant.ts'

const cartsOfScope = 500
/** One cart of so many is ordered and paid, and its order read. */
const cartsOfOrder = 10

/**
 * Random carts of assistants, by each operation, in each market and language, of persons and companies: each answer is valid
 * by the schemas (with `UCP_SCHEMAS`), its sums add up, the checkout of the buyer who takes the cart over asks for the same
 * amount, and so does the order.
 */
export const agents: Part = {
  name: 'agents',
  minutes: 90,
  async run({ times, random, print }, isOver) {
    await using merchant = await openStandaloneMerchant(1_000)
    await using shop = await merchant.openShop(await freePort(), { env: { TRUST_PROXY: '1' } })
    const { text } = await sendRequest(`${shop.origin}/.well-known/ucp`)
    const profile = JSON.parse(text) as UcpJson
    const [{ config, endpoint }] = profile.ucp.services['dev.ucp.shopping']
    const own = new URL(endpoint as string).origin
    const faults = schemaFaults('profile', profile.ucp)
    const choose = random('agents')
    const wanted = times(cartsOfScope)
    let networks = 0
    let carts = 0
    let scopes = 0
    for (const { country, languages } of config.markets) {
      for (const language of languages) {
        scopes += 1
        for (let done = 0; done < wanted && !isOver();) {
          networks += 1
          const network = `10.${(networks >> 8) & 255}.${networks & 255}.1`
          const headers = { 'X-Forwarded-For': network }
          const platform = openPlatform(shop.origin, `${own}/ucp/client-profile.json`, headers)
          const type = pick(['PERSON', 'ORGANIZATION'], choose)
          const found = await cartFaults(
            { origin: shop.origin, platform, headers, merchantOrigin: merchant.origin },
            { address_country: country, language, customer_type: type },
            choose,
            done % cartsOfOrder === 0,
          )
          if (!found) continue
          done += 1
          carts += 1
          faults.push(...found.map((fault) => `${country} ${language} ${type}: ${fault}`))
        }
      }
    }
    for (const fault of faults.slice(0, 20)) print(fault)
    const isValidated = process.env.UCP_SCHEMAS !== undefined
    return [
      completionRow(carts, scopes * wanted, `carts in ${scopes} markets and languages`),
      {
        attack: 'answers to assistants',
        measured: `${faults.length} faults${isValidated ? '' : ', schemas not compared'}`,
        bound: 'sums of the pages, valid by the schemas',
        isOk: faults.length === 0,
      },
    ]
  },
}
