import { expect, it } from 'vitest'

import { shopData } from '#app/seo/structured-data/shop-data.ts'

const [store, site] = shopData({
  name: 'Hemvist',
  description: 'Möbler',
  email: 'hej@shop.example',
  origin: 'https://shop.example',
  homePath: '/en',
  searchPath: '/en/s/{search_term_string}',
  language: 'en-US',
  countries: ['SE', 'FI'],
})

it('the shop has an address, a logo, and terms for every delivery country', () => {
  expect(store).toMatchObject({
    '@type': 'OnlineStore',
    url: 'https://shop.example/en',
    logo: 'https://shop.example/icons/icon-512.png',
    areaServed: ['SE', 'FI'],
    hasMerchantReturnPolicy: [{ applicableCountry: 'SE' }, { applicableCountry: 'FI' }],
    hasShippingService: {
      handlingTime: { duration: { minValue: 2, maxValue: 3, unitCode: 'DAY' } },
      shippingConditions: [
        { shippingDestination: { addressCountry: 'SE' } },
        {
          shippingDestination: { addressCountry: 'FI' },
          transitTime: { duration: { maxValue: 3, unitCode: 'DAY' } },
        },
      ],
    },
  })
})

it('its site belongs to it and has a search action', () => {
  expect(site).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': 'https://shop.example/#organization' },
    potentialAction: {
      target: { urlTemplate: 'https://shop.example/en/s/{search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})
