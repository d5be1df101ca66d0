import type { PlainScreen } from '#app/routing/href.ts'

/** A customer of the demo. */
export const anna = { email: 'anna@example.com', password: 'soffa123' }

/** The cookie of a session that was ended on another device: it looks valid, and the merchant does not know it. */
export function endedSession(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { name: anna.email, exp: Math.floor(Date.now() / 1000) + 3600 }
  return `ralph-auth=${encode({ alg: 'HS256' })}.${encode(claims)}.${'a'.repeat(43)}`
}

/** Unusual values that a visitor may send in any field. */
export const hostileValues: Record<string, string> = {
  nothing: '',
  'ten thousand letters': 'x'.repeat(10_000),
  emoji: '🛋️👩‍👩‍👧',
  'letters from right to left': 'شركة \u202Eالأثاث',
  SQL: "Robert'); DROP TABLE customer;--",
  HTML: '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  'a control character': '\u0000\u0007',
  'a prototype': '__proto__',
}

/** Never rendered into a page. */
export const secrets = ['password', 'newPassword', 'repeated']
const newPasswords = { newPassword: 'nyttlösen', repeated: 'nyttlösen' }

export interface AccountForm {
  screen: PlainScreen
  isForCustomers?: boolean
  fields: Record<string, string>
}

export const accountForms: Record<string, AccountForm> = {
  login: { screen: 'login', fields: { ...anna, remember: 'on' } },
  registration: {
    screen: 'register',
    fields: { email: 'ny@example.com', ...newPasswords, customerType: 'PERSON', newsletter: 'on' },
  },
  'a forgotten password': { screen: 'forgotPassword', fields: { email: 'ny@example.com' } },
  'an order': {
    screen: 'findOrder',
    fields: { orderNumber: '100001', email: 'ny@example.com' },
  },
  'a reset': { screen: 'resetPassword', fields: { resetKey: 'nope', ...newPasswords } },
  'a new password': {
    screen: 'accountPassword',
    isForCustomers: true,
    fields: { password: 'not this one', ...newPasswords },
  },
  'contact details': {
    screen: 'accountSettings',
    isForCustomers: true,
    fields: { block: 'contact', firstName: 'Anna', lastName: 'Ek', phone: '0701234567' },
  },
  'an address': {
    screen: 'accountSettings',
    isForCustomers: true,
    fields: {
      block: 'address',
      careOf: '',
      addressLine1: 'Storgatan 1',
      addressLine2: '',
      zip: '90325',
      city: 'Umeå',
      country: 'SE',
      entryCode: '',
    },
  },
  identity: {
    screen: 'accountSettings',
    isForCustomers: true,
    fields: {
      block: 'identity',
      customerType: 'ORGANIZATION',
      identityNumber: '',
      company: 'Ek AB',
      gender: 'WOMAN',
    },
  },
  deletion: {
    screen: 'accountData',
    isForCustomers: true,
    fields: { intent: 'delete', password: 'not this one' },
  },
  export: {
    screen: 'accountData',
    isForCustomers: true,
    fields: { intent: 'export', password: 'not this one' },
  },
  'a newsletter': {
    screen: 'newsletter',
    fields: { email: 'ny@example.com', returnTo: '/nyheter' },
  },
  'a customer type': { screen: 'customerType', fields: { type: 'PERSON', returnTo: '/nyheter' } },
}
