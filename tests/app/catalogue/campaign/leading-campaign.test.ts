import { expect, it } from 'vitest'

import { leadingCampaign } from '#app/catalogue/campaign/leading-campaign.ts'

const campaign = (name: string, canonicalUrl: string | null, hideTitle = false) => ({
  name,
  canonicalUrl,
  hideTitle,
})

it('the campaign of most products leads', () => {
  expect(
    leadingCampaign([
      campaign('Vår', '/dc/var'),
      campaign('Höst', '/dc/host'),
      null,
      campaign('Höst', '/dc/host'),
    ]),
  ).toEqual({ name: 'Höst', alias: 'host' })
})

it('a campaign without address, or one that stays unnamed, does not lead', () => {
  expect(leadingCampaign([campaign('A', null), campaign('B', '/dc/b', true)])).toBeNull()
  expect(leadingCampaign([])).toBeNull()
})
