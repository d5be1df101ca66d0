import { expect, it } from 'vitest'

import { emailAddress } from '#app/kit/person/email-address.ts'

it.each([
  ' anna@example.com ',
  "o'neil+tag@a-b.example.se",
  'åsa@blåbär.se',
  'anna@sub.example.co.uk',
  'anna@xn--blbr-0qae.se',
  'a@b.co',
])('%j is an e-mail address', (typed) => {
  expect(emailAddress.safeParse(typed)).toMatchObject({ success: true, data: typed.trim() })
})

it.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@.com',
  'anna@example..com',
  'anna@@example.com',
  'a b@example.com',
  '<svg/onload=x=1>@example.com',
  "x'><b>@example.com",
  'Anna <anna@example.com>',
  '=cmd|calc!a1@example.com',
  '+46701234567@example.com',
  '-a@example.com',
  'anna@example.com, eve@example.com',
  'anna@example.com\r\nBcc: eve@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is none', (typed) => {
  const parsed = emailAddress.safeParse(typed)
  expect(parsed.success ? [] : parsed.error.issues).toMatchObject([{ message: 'email' }])
})
