import { expect, it } from 'vitest'

import { leadingCampaign } from '#app/catalogue/campaign/leading-campaign.ts'

const campaign = (name: string, canonicalUrl: string | null, hideTitle = false) => ({
  name,
  canonicalUrl,
  hideTitle,
})

it('the campaign with the most products is the leading one', () => {
  expect(
    leadingCampaign([
      campaign('Vår', '/dc/var'),
      campaign('Höst', '/dc/host'),
      campaign('Höst', '/dc/host'),
    ]),
  ).toEqual({ name: 'Höst', alias: 'host' })
})

it('a campaign without address, or with a hidden title, is never the leading one', () => {
  expect(leadingCampaign([campaign('A', null), campaign('B', '/dc/b', true)])).toBeNull()
  expect(leadingCampaign([])).toBeNull()
})
