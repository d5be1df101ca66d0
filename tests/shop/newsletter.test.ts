import { describe, expect, inject, it } from 'vitest'

import { findMailTo } from '#tests/support/find-mail.ts'
import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const path = '/nyhetsbrev'
const thanks = 'Tack! Bekräfta din adress med länken'

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
    // Told where Enter has sent the form and the focus stays in the field.
    expect(wrong.html).toMatch(/aria-live="polite"(?:(?!<input).)*Du måste ange en giltig email/s)
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

  it('ends by the link of its mail, after a question, without a login and as often as one likes', async () => {
    const shopper = openShopper(origin)
    const email = 'unsubscribe@example.com'
    await shopper.post('/en/newsletter', { email, returnTo: '/en' })
    const link = await unsubscribeLinkTo(email)
    expect(link).toMatch(/^\/en\/newsletter\/unsubscribe\?token=/)
    const question = await shopper.get(link)
    expect(question.html).toContain('still get emails about your orders')
    for (const attempt of ['first', 'second']) {
      const { status, location } = await shopper.post(link, {})
      expect([status, location], attempt).toEqual([303, link])
      expect((await shopper.get(location ?? '')).html).toContain('You have unsubscribed.')
    }
    expect((await shopper.get(link)).html).toContain('still get emails about your orders')
  })

  it("ends by the button of a mail program, without a redirect, and by no other shop's link", async () => {
    const email = 'one-click@example.com'
    await openShopper(origin).post(path, { email, returnTo: '/' })
    const link = await unsubscribeLinkTo(email)
    const post = (address: string) =>
      fetch(origin + address, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        redirect: 'manual',
      })
    expect((await post(link)).status).toBe(200)
    // Some send the other encoding of a form, which no other address takes.
    const multipart = (address: string, value: string) => {
      const body = new FormData()
      body.set('List-Unsubscribe', value)
      return fetch(origin + address, { method: 'POST', body, redirect: 'manual' })
    }
    expect((await multipart(link, 'One-Click')).status).toBe(200)
    expect((await multipart(link, 'Two-Clicks')).status).toBe(415)
    expect((await multipart(path, 'One-Click')).status).toBe(415)
    const outbox = await (await fetch(`${origin}/merchant/outbox`)).text()
    expect(outbox).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(outbox).toMatch(/List-Unsubscribe: &lt;https?:[^ ]+\/newsletter\/unsubscribe\?token=/)
    for (const address of [link.slice(0, -4), '/newsletter/unsubscribe', `${link}A`.repeat(9)]) {
      const refused = await post(address)
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain('Länken är ofullständig')
    }
  })
})

/** The link of the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const link = /https?:\/\/\S+\/newsletter\/\S+/.exec(await findMailTo(origin, email))?.[0] ?? ''
  return link.slice(new URL(link).origin.length)
}

/** The link of the welcome, which is sent when the signup has been confirmed. */
async function unsubscribeLinkTo(email: string): Promise<string> {
  const confirmation = await linkTo(email)
  expect(confirmation).toContain('/newsletter/confirm?token=')
  const shopper = openShopper(origin)
  expect((await shopper.get(confirmation)).status).toBe(200)
  // Reading the page confirms nothing, as a second signup of another's address does not.
  expect(await linkTo(email)).toBe(confirmation)
  const { status, location } = await shopper.post(confirmation, {})
  expect(status).toBe(303)
  expect((await shopper.get(location ?? '')).html).toMatch(
    /Din adress är bekräftad|Your address is/,
  )
  return linkTo(email)
}
