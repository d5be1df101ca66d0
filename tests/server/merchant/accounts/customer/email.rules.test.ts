import { expect, it } from 'vitest'
import {
  isEmail,
  mailboxOf,
  normalizeEmail,
} from '#server/merchant/accounts/customer/email.rules.ts'

it.each(['anna@example.com', "o'neil+tag@a-b.example.se", 'åsa@blåbär.se', 'a@b.co'])(
  '%s is an email address',
  (address) => expect(isEmail(address)).toBe(true),
)

it.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@.com',
  'anna@-a.com',
  'a b@example.com',
  'anna@exam ple.com',
  'anna@@example.com',
  'anna@example.com, eve@example.com',
  'Anna <anna@example.com>',
  '=cmd|calc!a1@example.com',
  '+46701234567@example.com',
  '-a@example.com',
  'anna@example.com\r\nBcc: eve@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is not an email address', (address) => expect(isEmail(address)).toBe(false))

it('letter case and surrounding space are ignored', () => {
  expect(normalizeEmail('  Anna@Example.COM ')).toBe('anna@example.com')
})

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['anna+offer+2@example.com', 'anna@example.com'],
  ['an.na@example.com', 'an.na@example.com'],
  ['an.na+2@gmail.com', 'anna@gmail.com'],
  ['a.nna@googlemail.com', 'anna@gmail.com'],
])('%s is delivered to %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
