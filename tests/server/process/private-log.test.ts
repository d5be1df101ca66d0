import { expect, it } from 'vitest'

import { startShop } from '#tests/support/start-shop.ts'

const guid = '4f1c2d3e-aaaa-4bbb-8ccc-0123456789ab'
const token = 'Canary7secretKey00abcdefghijkLMNOP'
const typed = 'canary'

/** Every kind of value that opens private data, or that a visitor has typed. */
const secrets = [
  guid,
  guid.toUpperCase(),
  token,
  typed,
  'canary%40example.com',
  'canary@example.com',
]

/** Where a client could put it. */
const addressesOf = (secret: string) => [
  `/order/${secret}`,
  `/en/order/${secret}`,
  `/%6Frder/${secret}`,
  `/order/${secret}/receipt`,
  `/order/${guid}?key=${secret}`,
  `/en/order/${guid}.data?key=${secret}&_routes=x`,
  `/hitta-order?order=${secret}`,
  `/order/${secret}.data?_routes=x`,
  `/merchant/payment/${secret}`,
  `/merchant/payment/embedded/${secret}/form`,
  `/merchant/delivery/${secret}`,
  `/merchant/outbox/${secret}`,
  `/s/${secret}`,
  `/fi/s/${secret}?page=2`,
  `/s?q=${secret}`,
  `/search/suggestions?q=${secret}`,
  `/checkout/confirm?oid=${secret}&cartid=${secret}`,
  `/varukorgen?cartid=${secret}`,
  `/aterstall-losenord?resetKey=${secret}`,
  `/account/reset-password?resetKey=${secret}`,
  `/?loginToken=${secret}`,
  `/mina-sidor?loginToken=${secret}`,
  `/angra-avtal?receipt=${secret}`,
  `/angra-avtal?statement=${secret}`,
  `/angra-avtal?order=${secret}`,
  `/newsletter/unsubscribe?token=${secret}`,
  `/newsletter/confirm?token=${secret}`,
]

it('neither process writes what opens private data or was typed', async () => {
  await using shop = await startShop({
    products: 60,
    env: { LOG_LEVEL: 'debug', MERCHANT_DEMO: 'true' },
  })
  for (const secret of secrets) {
    for (const address of addressesOf(secret)) {
      for (const method of ['GET', 'POST'] as const) {
        await fetch(shop.origin + address, {
          method,
          redirect: 'manual',
          headers: {
            Accept: 'text/html',
            Cookie: `ralph-cart=${secret}; ralph-auth=${secret}; ralph-sent-to-pay=${secret}; ralph-browser=${secret}`,
            Referer: `${shop.origin}/order/${secret}?key=${secret}`,
          },
          ...(method === 'POST' && {
            body: new URLSearchParams({
              email: 'canary@example.com',
              orderNumber: secret,
              order: secret,
              name: secret,
              password: secret,
              resetKey: secret,
              token: secret,
              code: secret,
              zip: secret,
            }),
          }),
        }).then((response) => response.arrayBuffer())
      }
    }
  }
  const output = shop.output()
  expect(output).toContain('/order/[redacted]')
  expect(output).toContain('/merchant/payment/[redacted]')
  const lines = output.split('\n')
  for (const secret of [guid, token, typed]) {
    const written = lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase()))
    expect(written.slice(0, 3)).toEqual([])
  }
})
