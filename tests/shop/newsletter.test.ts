import { describe, expect, inject, it } from 'vitest'

import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const path = '/nyhetsbrev'
const thanks = 'Tack! Du prenumererar nu'

describe('the newsletter', () => {
  it('keeps a wrong address in the field with its message, and leads back from a right one', async () => {
    const shopper = openShopper(origin)
    const { html } = await shopper.get('/nyheter?page=2')
    expect(html).toContain(`action="${path}"`)
    expect(html).toContain('name="returnTo" value="/nyheter?page=2"')
    const wrong = await shopper.post(path, { email: '"><b>eva@', returnTo: '/nyheter' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('Du måste ange en giltig email')
    expect(wrong.html).toContain('value="&quot;&gt;&lt;b&gt;eva@"')
    const { status, location } = await shopper.post(path, {
      email: ' Eva@Example.com ',
      returnTo: '/nyheter',
    })
    expect(status).toBe(303)
    const done = await shopper.get(location ?? '')
    expect(done.html).toContain(thanks)
    expect(done.html).toContain('href="/nyheter">Fortsätt handla')
    expect((await shopper.get(path)).html).not.toContain(thanks)
  })

  it('responds alike to an address that is subscribed already, and to a form sent twice', async () => {
    const subscribe = async () => {
      const shopper = openShopper(origin)
      const { status, location } = await shopper.post(path, { email: 'anna@example.com' })
      return { status, location, html: (await shopper.get(location ?? '')).html.includes(thanks) }
    }
    const both = await Promise.all([subscribe(), subscribe()])
    expect(both).toEqual([await subscribe(), await subscribe()])
    expect(both[0].html).toBe(true)
  })

  it('accepts no address of another site to go back to', async () => {
    const shopper = openShopper(origin)
    const sent = await shopper.post(path, { email: 'bo@example.com', returnTo: '//evil.example' })
    expect(sent.location).toBe(`${path}?returnTo=%2F`)
  })
})
