import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openAccountMerchant, password } from './account-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

const shop = await openForTests(openAccountMerchant())
await shop.register('anna@shop.test')

const actions = fc.constantFrom('login', 'register', 'password')
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '',
    '🛋️',
    'أنا@متجر.test',
    "' OR 1=1 --",
    '<script>alert(1)</script>@shop.test',
    '__proto__',
    'a'.repeat(10_000),
    '\u0000',
    '../../etc/passwd',
  ),
)

it('any body has a challenge or a rejection as its response, and never a server error', async () => {
  await fc.assert(
    fc.asyncProperty(actions, fc.oneof(fc.json(), hostileText), async (action, body) => {
      const { status, body: response } = await shop.post(action, body)
      expect([200, 400]).toContain(status)
      expect(response.token).toBeUndefined()
    }),
    { numRuns: 300 },
  )
  expect(shop.reportedErrors).toEqual([])
})

it('any fields of a signed request give no access', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        username: fc.oneof(hostileText, fc.constant('anna@shop.test')),
        signature: fc.record({
          identity: hostileText,
          signature: hostileText,
          timestamp: hostileText,
        }),
        password: fc.oneof(hostileText, fc.constant(password)),
        newPassword: fc.option(hostileText, { nil: undefined }),
        sessionLifetime: fc.anything(),
      }),
      actions,
      async (request, action) => {
        const { status, body } = await shop.post(action, request)
        expect([400, 401]).toContain(status)
        expect(body.token).toBeUndefined()
      },
    ),
    { numRuns: 300 },
  )
  expect(shop.reportedErrors).toEqual([])
})

it('any fields of an account are stored or rejected, never a server error', async () => {
  const { body } = await shop.login('anna@shop.test')
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, hostileText, async (text, personalId, email) => {
      const { errors } = await shop.request(
        `mutation($user: UserInputType!, $email: String!) { updateUser(user: $user) { id }
          requestPasswordReset(email: $email) subscribeToNewsletter(email: $email)
          commitReset(resetKey: $email, password: $email) }`,
        {
          user: { address: { firstName: text, company: text }, metaData: text, personalId },
          email,
        },
        body.token,
      )
      const code = errors?.[0]?.extensions?.code
      expect([undefined, 'MetaDataTooLong', 'TextTooLong']).toContain(code)
    }),
    { numRuns: 150 },
  )
  expect(shop.reportedErrors).toEqual([])
  expect(await shop.fetchUser(body.token)).toMatchObject({ email: 'anna@shop.test' })
})
