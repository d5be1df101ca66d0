import sharp from 'sharp'

import { chooseCookies, expect, test as base } from './watched-page.ts'

// Longer than the shape that the shop sends in place of a picture.
const longer = `<!-- ${'.'.repeat(300)} -->`
const shape = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
const picture = { ...shape, body: shape.body + longer }

const test = base.extend({
  page: async ({ browserWithPictures, baseURL }, use) => {
    await using context = await browserWithPictures.newContext()
    await chooseCookies(context, baseURL)
    await use(await context.newPage())
  },
})

test('a picture that failed to load is loaded again, and leaves its frame empty until then', async ({
  page,
}) => {
  const requestedFiles = new Set<string>()
  await page.route('**/merchant/images/**', (route) => {
    const isRepeated = requestedFiles.has(route.request().url())
    requestedFiles.add(route.request().url())
    return route.fulfill(
      isRepeated ? picture : { contentType: 'image/avif', body: `half${longer}` },
    )
  })
  await page.goto('/c/soffor')
  const failed = page.getByRole('article').first().locator('img').first()
  await expect
    .poll(() => failed.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await failed.evaluate((image: HTMLImageElement) => {
    image.srcset = ''
    image.alt = 'En grå soffa med tre sittplatser, framifrån'
    // A page is not a picture.
    image.src = location.href
    return new Promise((resolve) => image.addEventListener('error', resolve))
  })
  const { x, y } = (await failed.boundingBox())!
  const corner = await page.screenshot({ clip: { x: x + 3, y: y + 3, width: 24, height: 24 } })
  const { channels } = await sharp(corner).stats()
  expect(channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0])
})

test('a shape in the place of a picture that is not drawn yet is replaced by the picture', async ({
  page,
}) => {
  await page.route('**/merchant/images/**', (route) =>
    route.fulfill(route.request().url().endsWith('?again=1') ? picture : shape),
  )
  await page.goto('/c/soffor')
  const shown = page.getByRole('main').locator('article img, [id^=picture-] img').first()
  const address = () => shown.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
  await expect.poll(address).toMatch(/\?again=1$/)
  // Pictures of the next page load after the scripts, not before.
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)
  await expect.poll(address).toMatch(/\?again=1$/)
})
