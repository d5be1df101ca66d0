import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, it } from 'vitest'

import { orderForm, readDraft } from '#app/checkout/draft/checkout-form.ts'
import { checkoutInput } from '#app/checkout/draft/checkout-input.ts'
import { typedAddress } from '#tests/support/typed-address.ts'

const right = {
  country: 'se',
  zip: '903 26',
  shippingId: '1',
  paymentId: '23',
  customerType: 'PERSON',
  ...typedAddress,
  terms: 'on',
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The first error message of each invalid field. */
function faultsOf(fields: Record<string, string>, paymentType = 'Card', refused = {}) {
  const schema = orderForm(paymentType, refused)
  const submission = parseWithZod(formOf(fields), { schema })
  const { error } = submission.reply()
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, codes]) => [name, codes?.[0]]))
}

describe('the order form', () => {
  it('accepts a complete form', () => {
    expect(faultsOf(right)).toEqual({})
  })

  it('reports the missing fields of credit and company together with the other errors', () => {
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

  it('reports a value that the server rejected until it is changed', () => {
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

  it('has a message for each required field of an empty form', () => {
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
  ])('rejects "%s" as an email', (email) => {
    expect(faultsOf({ ...right, email })).toEqual({ email: 'email' })
  })

  it.each([
    'eva+shop@example.co.uk',
    'åsa@örebro.example',
    ' eva@example.com ',
    '\u202aeva@example.com\u202c',
  ])('accepts "%s" as an email', (email) => {
    expect(faultsOf({ ...right, email })).toEqual({})
  })

  it.each([
    '070-123 45 67',
    '+46 70 123 45 67',
    '(08) 123 456',
    '070–123.45.67',
    ' \u202a+46 70 123 45 67\u202c',
  ])('accepts %s as a phone number', (phone) => {
    expect(faultsOf({ ...right, phone })).toEqual({})
  })

  it.each(['ring mig', '12', '+'])('rejects %s as a phone number', (phone) => {
    expect(faultsOf({ ...right, phone })).toEqual({ phone: 'phone' })
  })

  it('requires an identity number from a private person only for credit payments', () => {
    expect(faultsOf(right, 'Swish')).toEqual({})
    expect(faultsOf(right, 'DirectInvoice')).toEqual({ identityNumber: 'personalId' })
    expect(faultsOf({ ...right, identityNumber: '811228-9841' }, 'Loan')).toEqual({})
  })

  it('requires name and number of a company for every payment method', () => {
    expect(faultsOf({ ...right, customerType: 'ORGANIZATION' })).toEqual({
      company: 'required',
      organizationId: 'organizationId',
    })
  })

  it('requires a separate delivery address only when it is selected', () => {
    expect(faultsOf({ ...right, shipElsewhere: 'on', shipCity: 'Umeå' })).toEqual({
      shipFirstName: 'required',
      shipLastName: 'required',
      shipAddressLine1: 'required',
      shipZip: 'required',
    })
  })

  it('rejects a text that is too long for a parcel label', () => {
    expect(faultsOf({ ...right, city: 'å'.repeat(201) })).toEqual({ city: 'tooLong' })
  })
})

describe('the typed values', () => {
  it('are kept whether valid or not, without other fields of the form', () => {
    const draft = readDraft(
      formOf({ email: 'not yet', zip: '9', intent: 'order', __proto__x: '1' }),
    )
    expect(draft).toEqual({ email: 'not yet', zip: '9' })
  })

  it('are sent to the merchant with emptied fields as empty, and numbers only when valid', () => {
    const input = checkoutInput({ ...right, careOf: '', shippingId: '1e9', paymentId: '-1' })
    expect(input.billingAddress).toMatchObject({ careOf: '', zip: '903 26', mobile: right.phone })
    expect(input.shippingId).toBeUndefined()
    expect(input.paymentId).toBeUndefined()
    expect(input.shippingAddress.addressLine1).toBe('')
    expect(input.acceptedConsents).toEqual(['order'])
    const subscriber = checkoutInput({ newsletter: 'on' })
    expect(subscriber.acceptedConsents).toEqual(['newsletter'])
  })

  it('are sent to the merchant either as a company or as a person, never mixed', () => {
    const company = { ...right, company: 'Ek AB', organizationId: '556036-0793' }
    const asCompany = checkoutInput({ ...company, customerType: 'ORGANIZATION' })
    expect(asCompany.identityNumber).toBe('556036-0793')
    expect(asCompany.billingAddress.company).toBe('Ek AB')
    const byVat = { ...company, organizationId: 'SE 556036-0793 01' }
    expect(checkoutInput({ ...byVat, customerType: 'ORGANIZATION' })).toEqual(asCompany)
    const asPerson = checkoutInput({ ...company, customerType: 'PERSON' })
    expect(asPerson.identityNumber).toBe('')
    expect(asPerson.billingAddress.company).toBe('')
  })
})
