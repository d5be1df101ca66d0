import { companyNumberOf } from '#app/kit/person/company-number.ts'
import type { UserChange } from '#app/account/account.ts'

import type { SettingsForm } from './settings-form.ts'

/** Changes of one block of the settings. Emptied fields are sent as empty texts; omitted ones stay. */
export function userChange(form: SettingsForm): UserChange {
  switch (form.block) {
    case 'contact':
      return {
        newsletter: form.newsletter === 'on',
        address: { firstName: form.firstName, lastName: form.lastName, mobile: form.phone ?? '' },
      }
    case 'address':
      return {
        address: {
          careOf: form.careOf ?? '',
          addressLine1: form.addressLine1,
          addressLine2: form.addressLine2 ?? '',
          zip: form.zip,
          city: form.city,
          country: form.country,
          entryCode: form.entryCode ?? '',
        },
      }
    case 'identity':
      return form.customerType === 'ORGANIZATION'
        ? {
            customerType: 'ORGANIZATION',
            personalId: companyNumberOf(form.identityNumber ?? ''),
            address: { company: form.company ?? '' },
          }
        : {
            customerType: 'PERSON',
            personalId: form.identityNumber ?? '',
            gender: form.gender,
            address: { company: '' },
          }
  }
}
