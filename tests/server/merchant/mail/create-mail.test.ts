import { expect, it } from 'vitest'

import { createMail } from '#server/merchant/mail/create-mail.ts'

const seller = {
  name: 'Ek & Co AB',
  organizationNumber: '556000-0000',
  vatNumber: 'SE556000000001',
  address: [],
  email: 'hej@shop.test',
  phone: '',
}

it('no line of a mail ends after the hyphen of a number or of an email', () => {
  const goods = [{ name: '1 × Vistelund 3-seters sofa, 80 × 250 cm', url: '/p' }]
  const { html } = createMail(
    {
      kind: 'order-confirmation',
      subjectKey: '1',
      recipient: '',
      subject: 'E-post',
      language: 'nb',
    },
    ['Svar på denne e-posten.', { title: '', goods }],
    { publicOrigin: 'https://shop.test', seller },
  )
  for (const unbroken of ['E-post', 'e-posten', '3-seters']) {
    expect(html).toContain(`<span class="unbroken">${unbroken}</span>`)
  }
})
