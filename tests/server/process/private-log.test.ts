import { expect, it } from 'vitest'

import { logFieldTable } from '#tests/support/log-field-table.ts'
import { seed } from '#tests/support/seed.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { startShop } from '#tests/support/start-shop.ts'
import { openTraceCollector } from '#tests/support/trace-collector.ts'

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

it('log and traces have nothing that opens private data or was typed, and each line is as documented', async () => {
  await using collector = await openTraceCollector()
  const shop = await startShop({
    products: 60,
    env: {
      LOG_LEVEL: 'debug',
      MERCHANT_DEMO: 'true',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    },
  })
  await using _ = shop
  const isKept = async () =>
    (await fetch(shop.origin)).headers.get('cache-status')?.includes('; hit')
  await expect.poll(isKept).toBe(true)
  // One of the values at each address, another one in another run.
  const requests = secrets.flatMap((secret, nth) =>
    addressesOf(secret)
      .filter((_, at) => (at + nth + seed) % secrets.length === 0)
      .flatMap((address) =>
        (['GET', 'POST'] as const).map((method) => ({ secret, address, method })),
      ),
  )
  const sendSome = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) await send(shop.origin, next)
  }
  await Promise.all(Array.from({ length: 4 }, sendSome))
  await shop[Symbol.asyncDispose]()
  const output = shop.output()
  expect(output).toContain('/order/[redacted]')
  expect(output).toContain('/merchant/payment/[redacted]')
  const lines = output.split('\n')
  for (const secret of [guid, token, typed]) {
    const written = lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase()))
    expect(written.slice(0, 3)).toEqual([])
    expect(collector.bodies.join('').toLowerCase()).not.toContain(secret.toLowerCase())
  }
  const names = new Set(collector.spans.map(({ name }) => name))
  for (const name of ['GET order', 'loader order', 'action findOrder', 'query channel'])
    expect(names).toContain(name)
  const kept = collector.spans.filter(({ attributes }) => attributes['hemvist.cache'] === 'hit')
  expect(kept.map(({ name }) => name)).toContain('GET home')
  for (const line of lines.filter(Boolean)) {
    expect.soft([line, undocumented(JSON.parse(line) as object)]).toEqual([line, []])
  }
})

async function send(
  origin: string,
  { secret, address, method }: { secret: string; address: string; method: 'GET' | 'POST' },
): Promise<void> {
  const fields = {
    ...{ email: 'canary@example.com', orderNumber: secret, order: secret, name: secret },
    ...{ password: secret, resetKey: secret, token: secret, code: secret, zip: secret },
  }
  await sendRequest(origin + address, {
    method,
    headers: {
      Accept: 'text/html',
      Cookie: `ralph-cart=${secret}; ralph-auth=${secret}; ralph-sent-to-pay=${secret}; ralph-browser=${secret}`,
      Origin: origin,
      Referer: `${origin}/order/${secret}?key=${secret}`,
    },
    body: method === 'POST' ? new URLSearchParams(fields) : undefined,
  })
}

/** The fields of a line that are missing, or that are not as the table for operators says. */
function undocumented(line: object): string[] {
  const values = new Map<string, unknown>(Object.entries(line))
  const missing = logFieldTable.filter(
    ({ name, lines }) => lines === 'every line' && !values.has(name),
  )
  const wrong = [...values].filter(([field, value]) => {
    const type = logFieldTable.find(({ name }) => name === field)?.type
    return !type
      ?.split(' or ')
      .some((each) => [typeOf(value), JSON.stringify(value)].includes(each))
  })
  return [...missing.map(({ name }) => name), ...wrong.map(([name]) => name)]
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list of string'
  if (Number.isInteger(value)) return 'integer'
  return value === null ? 'null' : typeof value
}
