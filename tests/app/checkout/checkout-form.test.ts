import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'

import { orderForm, readDraft } from '#app/checkout/checkout-form.ts'
import { checkoutInput } from '#app/checkout/checkout-input.ts'

const right = {
  country: 'se',
  zip: '903 26',
  shippingId: '1',
  paymentId: '23',
  customerType: 'PERSON',
  email: 'eva@example.com',
  phone: '070-123 45 67',
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  city: 'Umeå',
  terms: 'on',
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** First message of each field that is wrong. */
function faultsOf(fields: Record<string, string>, paymentType = 'Card', refused = {}) {
  const schema = orderForm(paymentType, refused)
  const submission = parseWithZod(formOf(fields), { schema })
  const { error } = submission.reply()
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, codes]) => [name, codes?.[0]]))
}

describe('the order form', () => {
  it('takes a whole form', () => {
    expect(faultsOf(right)).toEqual({})
  })

  it('tells what credit and a company need with the rest that is wrong, not after it', () => {
    expect(faultsOf({ ...right, city: '' }, 'DirectInvoice')).toEqual({
      city: 'required',
      identityNumber: 'personalId',
    })
    expect(faultsOf({ ...right, email: 'eva', customerType: 'ORGANIZATION' })).toEqual({
      email: 'email',
      company: 'required',
      organizationId: 'organizationId',
    })
  })

  it('knows again what the server has refused, as long as it is asked for', () => {
    const refused = { phone: '+46701234567890123', identityNumber: '19900101-0000' }
    const typed = { ...right, ...refused, city: '' }
    expect(faultsOf(typed, 'DirectInvoice', refused)).toEqual({
      phone: 'phone',
      city: 'required',
      identityNumber: 'personalId',
    })
    expect(faultsOf({ ...typed, phone: right.phone }, 'Swish', refused)).toEqual({
      city: 'required',
    })
  })

  it('says for an empty form what each field needs', () => {
    expect(faultsOf({ customerType: 'PERSON' })).toEqual({
      country: 'required',
      zip: 'required',
      shippingId: 'required',
      paymentId: 'required',
      email: 'email',
      phone: 'required',
      firstName: 'required',
      lastName: 'required',
      addressLine1: 'required',
      city: 'required',
      terms: 'terms',
    })
  })

  it.each([
    '',
    'eva',
    'eva@',
    '@example.com',
    'eva@example',
    'e va@example.com',
    'eva@@example.com',
    'eva@example..com',
  ])('refuses "%s" as an email', (email) => {
    expect(faultsOf({ ...right, email })).toEqual({ email: 'email' })
  })

  it.each(['eva+shop@example.co.uk', 'åsa@örebro.example', ' eva@example.com '])(
    'takes "%s" as an email',
    (email) => {
      expect(faultsOf({ ...right, email })).toEqual({})
    },
  )

  it.each(['070-123 45 67', '+46 70 123 45 67', '(08) 123 456'])('takes %s as a phone', (phone) => {
    expect(faultsOf({ ...right, phone })).toEqual({})
  })

  it.each(['ring mig', '12', '+'])('refuses %s as a phone', (phone) => {
    expect(faultsOf({ ...right, phone })).toEqual({ phone: 'phone' })
  })

  it('asks a private person who they are only when they pay on credit', () => {
    expect(faultsOf(right, 'Swish')).toEqual({})
    expect(faultsOf(right, 'DirectInvoice')).toEqual({ identityNumber: 'personalId' })
    expect(faultsOf({ ...right, identityNumber: '811228-9841' }, 'Loan')).toEqual({})
  })

  it('asks a company for its name and number however it pays', () => {
    expect(faultsOf({ ...right, customerType: 'ORGANIZATION' })).toEqual({
      company: 'required',
      organizationId: 'organizationId',
    })
  })

  it('asks for another address only when one is wanted', () => {
    expect(faultsOf({ ...right, shipElsewhere: 'on', shipCity: 'Umeå' })).toEqual({
      shipFirstName: 'required',
      shipLastName: 'required',
      shipAddressLine1: 'required',
      shipZip: 'required',
    })
  })

  it('refuses a text that no parcel label could hold', () => {
    expect(faultsOf({ ...right, city: 'å'.repeat(201) })).toEqual({ city: 'tooLong' })
  })
})

describe('what was typed', () => {
  it('is kept whether it is right or wrong, and nothing else of the form is', () => {
    const draft = readDraft(
      formOf({ email: 'not yet', zip: '9', intent: 'order', __proto__x: '1' }),
    )
    expect(draft).toEqual({ email: 'not yet', zip: '9' })
  })

  it('reaches the merchant with emptied fields as empty, and numbers only when they are numbers', () => {
    const input = checkoutInput(
      { ...right, careOf: '', shippingId: '1e9', paymentId: '-1' },
      'owner',
    )
    expect(input.billingAddress).toMatchObject({ careOf: '', zip: '903 26', mobile: right.phone })
    expect(input.shippingId).toBeUndefined()
    expect(input.paymentId).toBeUndefined()
    expect(input.shippingAddress.addressLine1).toBe('')
    expect(input.acceptedConsents).toEqual(['order'])
  })

  it("reaches the merchant as a company's or as a person's, never mixed", () => {
    const company = { ...right, company: 'Ek AB', organizationId: '556036-0793' }
    const asCompany = checkoutInput({ ...company, customerType: 'ORGANIZATION' }, '')
    expect(asCompany.identityNumber).toBe('556036-0793')
    expect(asCompany.billingAddress.company).toBe('Ek AB')
    const asPerson = checkoutInput({ ...company, customerType: 'PERSON' }, '')
    expect(asPerson.identityNumber).toBe('')
    expect(asPerson.billingAddress.company).toBe('')
  })
})
