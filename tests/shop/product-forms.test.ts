import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'

import { createReviewStore } from '#server/merchant/catalogue/review/review.store.ts'
import { openDatabase } from '#server/merchant/store/database.ts'
import { endedSession } from '#tests/support/account-forms.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

async function productOf(shopper: Shopper, text: string): Promise<string> {
  const { html } = await shopper.get(`/s/${text}`)
  return /href="(\/p\/[^"]+)"/.exec(html)?.[1] ?? ''
}

describe('a review', () => {
  const review = { intent: 'review', rating: '4', author: 'Eva', comment: 'Skön & <b>fin</b>' }

  it('is written by customers: a guest has to log in and keeps the typed text', async () => {
    const guest = openShopper(origin)
    const product = await productOf(guest, 'Alder')
    expect((await guest.get(product)).html).toContain('Logga in för att skriva ett omdöme')
    for (const cookies of ['', endedSession()]) {
      const refused = await openShopper(origin, cookies).post(product, review)
      expect(refused.status).toBe(401)
      expect(refused.html).toMatch(/<textarea[^>]*>Skön &amp; &lt;b&gt;fin/)
      expect(refused.html).toContain('Logga in för att skriva ett omdöme')
    }
  })

  it('needs every field, keeps what was typed, and waits for approval', async () => {
    const customer = openShopper(origin)
    await customer.post('/skapa-konto', {
      email: 'reviewer@example.com',
      newPassword: 'en lång mening',
      repeated: 'en lång mening',
      customerType: 'PERSON',
    })
    const product = await productOf(customer, 'Alder')
    const empty = await customer.post(product, { intent: 'review', comment: 'Skön' })
    expect(empty.status).toBe(422)
    expect(empty.html).toContain('Använd stjärnorna för att betygsätta produkten')
    expect(empty.html).toContain('Detta fält är obligatoriskt')
    expect(empty.html).toMatch(/<textarea[^>]*>Skön</)
    for (const wrong of [{ rating: '6' }, { author: 'x'.repeat(51) }, { comment: ' ' }]) {
      expect((await customer.post(product, { ...review, ...wrong })).status).toBe(422)
    }
    expect(await customer.post(product, review)).toMatchObject({
      status: 303,
      location: `${product}#reviews`,
    })
    const { html } = await customer.get(product)
    expect(html).toContain('Tack för ditt omdöme! Det visas här när vi har granskat det.')
    expect(html).not.toContain('Skön')
  })

  it('has up to three pictures, which keep the text when they are refused, and are shown when approved', async () => {
    const customer = openShopper(origin)
    await customer.post('/skapa-konto', {
      email: 'photographer@example.com',
      newPassword: 'en lång mening',
      repeated: 'en lång mening',
      customerType: 'PERSON',
    })
    const product = await productOf(customer, 'Alder')
    const { html: empty } = await customer.get(product)
    expect(empty).toMatch(/<form[^>]*enctype="multipart\/form-data"/i)
    expect(empty).toMatch(/<input type="file"[^>]*accept="image\/jpeg,[^>]*multiple/)
    const photo = await sharp({
      create: { width: 40, height: 60, channels: 3, background: '#c33' },
    })
      .withExif({ IFD3: { GPSLatitude: '59/1 19/1 0/1' } })
      .jpeg()
      .toBuffer()
    const send = (files: readonly (string | Buffer)[], fields = {}) => {
      const form = new FormData()
      const typed = { ...review, comment: 'Mjuk & <b>röd</b>', ...fields }
      for (const [name, value] of Object.entries(typed)) form.set(name, value)
      for (const file of files) form.append('pictures', new Blob([file as string]), '../a.svg')
      return customer.post(product, form)
    }
    for (const [files, message] of [
      [[photo, '<svg/>'], 'En av filerna är ingen bild'],
      [[''], 'En av filerna är ingen bild'],
      [Array<Buffer>(10).fill(photo), 'Du kan skicka högst tre bilder'],
      [[photo, Buffer.alloc(9_000_000)], 'En av bilderna är för stor'],
      [[Buffer.alloc(30_000_000)], 'En av bilderna är för stor'],
    ] as const) {
      const refused = await send(files)
      expect([message, refused.status]).toEqual([message, 422])
      expect(refused.html).toMatch(new RegExp(`id="[^"]*pictures-error"[^]*?${message}`))
      expect(refused.html).toMatch(/<textarea[^>]*>Mjuk &amp; &lt;b&gt;röd/)
    }
    const note = new FormData()
    note.set('intent', 'review')
    note.append('pictures', new Blob(['en lapp'], { type: 'text/plain' }), 'lapp.txt')
    const all = await customer.post(product, note)
    expect(all.html).toContain('Använd stjärnorna för att betygsätta produkten')
    expect(all.html).toMatch(/id="[^"]*pictures-error"[^]*?En av filerna är ingen bild/)
    for (const [fields, status] of [
      [{ intent: 'price-alert' }, 415],
      [{ intent: '' }, 415],
    ] as const) {
      expect((await send([photo], fields)).status).toBe(status)
    }
    expect((await send([photo, await sharp(photo).negate().png().toBuffer()])).status).toBe(303)
    expect((await customer.get(product)).html).not.toContain('/images/review/')

    const db = openDatabase(`${inject('shopDataDir')}/shop.db`)
    const reviews = createReviewStore(db)
    const posted = reviews.withStatus('pending').find(({ comment }) => comment.includes('Mjuk'))!
    reviews.moderate(posted.id, 'approved')
    db.close()
    // A customer's page is not cached.
    const { html: page } = await customer.get(product)
    const [gallery = '', list = ''] = page.split('id="reviews"')
    for (const part of [gallery, list]) {
      const addresses = [...part.matchAll(/href="([^"]*\/images\/review\/1500w\/[^"]+)"/g)]
      expect(addresses).toHaveLength(2)
      expect(part).toContain('alt="Bild från Eva"')
      const shown = await fetch(origin + addresses[0]![1])
      expect(shown.headers.get('content-type')).toBe('image/jpeg')
      const { exif, height } = await sharp(await shown.arrayBuffer()).metadata()
      expect({ exif, height }).toEqual({ exif: undefined, height: 60 })
    }
  })
})

it('a shopper receives a mail when a sold-out product is back, and an invalid address has a message at its field', async () => {
  const shopper = openShopper(origin)
  const product = await productOf(shopper, 'Kelda')
  const { html } = await shopper.get(product)
  const [, sku = ''] = /name="sku" value="(\d+)"/.exec(html) ?? []
  const send = (email: string, of = sku) =>
    shopper.post(product, { intent: 'stock-alert', sku: of, email })
  const slip = await send('eva@')
  expect(slip.status).toBe(422)
  expect(slip.html).toContain('Du måste ange en giltig email')
  expect(slip.html).toContain('value="eva@"')
  expect((await send('eva@example.com', '')).status).toBe(422)
  const gone = await send('eva@example.com', '999999999')
  expect([gone.status, gone.html.includes('Det du valde säljs inte längre.')]).toEqual([422, true])
  expect(await send('eva@example.com')).toMatchObject({
    status: 303,
    location: `${product}#stock-alert`,
  })
  const thanks = await shopper.get(product)
  expect(thanks.html).toContain('Klart! Du får e-post')
  expect(thanks.html).toContain('ber vi dig först bekräfta adressen')
})

it('a page that is older than the stock says that the product is in stock, with the way to buy it', async () => {
  const shopper = openShopper(origin)
  const product = await productOf(shopper, 'Alder')
  const { html } = await shopper.get(product)
  const [, sku = ''] = /name="sku" value="(\d+)"/.exec(html) ?? []
  const email = 'late@example.com'
  const told = await shopper.post(product, { intent: 'stock-alert', sku, email })
  expect(told.status).toBe(422)
  expect(told.html).toContain('Varan har kommit in igen och finns i lager nu.')
  expect(told.html).toContain(`href="${product}?sku=${sku}#buy-row"`)
  expect(told.html).not.toContain('Något gick tyvärr fel')
})

it('a shopper asks for a mail when the price is lower, and a mistake keeps what was typed', async () => {
  const shopper = openShopper(origin)
  const product = await productOf(shopper, 'Alder')
  const { html } = await shopper.get(product)
  const [, form = ''] = /id="price-alert"(.*?)<\/form>/s.exec(html) ?? []
  expect(form).toContain('Säg till om priset blir lägre')
  expect(form).not.toMatch(/<details[^>]* open/)
  const shown = formFields(form)
  expect(shown).toMatchObject({ intent: 'price-alert', currency: 'SEK', vat: 'included' })

  const slip = await shopper.post(product, { ...shown, email: 'eva@' })
  expect(slip.status).toBe(422)
  const [, refused = ''] = /id="price-alert"(.*?)<\/form>/s.exec(slip.html) ?? []
  expect(refused).toMatch(/<details[^>]* open/)
  expect(refused).toContain('Du måste ange en giltig email')
  expect(refused).toContain('value="eva@"')

  for (const [field, wrong] of [
    ['price', 'NaN'],
    ['product', ''],
    ['vat', 'both'],
    ['currency', '\0'.repeat(9)],
  ] as const) {
    const typed = { ...shown, email: 'eva@example.com', [field]: wrong }
    const page = await shopper.post(product, typed)
    expect(page.status).toBe(422)
    expect(page.html).toContain('Något gick tyvärr fel')
    expect(page.html).toContain('value="eva@example.com"')
  }
  // With scripts the result is shown without another page.
  const inPlace = await shopper.post(product, { ...shown, email: 'eva@example.com', stay: '1' })
  expect(inPlace.status).toBe(200)
  expect(inPlace.html).toContain('Klart! Du får e-post om priset blir lägre.')
  const unknown = { ...shown, email: 'eva@example.com', product: '999999999' }
  expect((await shopper.post(product, unknown)).status).toBe(503)
  // Sent twice, it is one request.
  for (const _ of [1, 2]) {
    expect(await shopper.post(product, { ...shown, email: 'eva@example.com' })).toMatchObject({
      status: 303,
      location: `${product}#price-alert`,
    })
  }
  const done = await shopper.get(product)
  expect(done.html).toContain('Klart! Du får e-post om priset blir lägre.')
  expect(done.html).not.toContain('value="price-alert"')
})

it('the favourites say where a price can be watched, if there are any', async () => {
  const shopper = openShopper(origin)
  const hint = 'Vill du veta om ett pris blir lägre?'
  const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0]
  expect(mainOf((await shopper.get('/favoriter')).html)).not.toContain(hint)
  const { html } = await shopper.get(await productOf(shopper, 'Alder'))
  const [, id = ''] = /name="product" value="(\d+)"/.exec(html) ?? []
  await shopper.post('/favorite', { add: id, returnTo: '/favoriter' })
  expect(mainOf((await shopper.get('/favoriter')).html)).toContain(hint)
})

it('a company asks for the price that it sees, without VAT', async () => {
  const shopper = openShopper(origin)
  const product = await productOf(shopper, 'Alder')
  const priceIn = async () => {
    const [, form = ''] =
      /id="price-alert"(.*?)<\/form>/s.exec((await shopper.get(product)).html) ?? []
    return formFields(form)
  }
  const person = await priceIn()
  await shopper.post('/customer-type', { type: 'ORGANIZATION', returnTo: product })
  const company = await priceIn()
  expect(company).toMatchObject({ vat: 'excluded' })
  expect(Number(company.price)).toBeCloseTo(Number(person.price) / 1.25, 1)
})
