/** What a buyer types about herself in the checkout, beside the postal code. */
export const typedAddress = {
  email: 'eva@example.com',
  phone: '070-123 45 67',
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  city: 'Umeå',
}
