import { createReviewStore } from '#server/merchant/catalogue/review/review.store.ts'
import { openDatabase } from '#server/merchant/store/database.ts'

import { basename, resolve } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAccountMerchant, type AccountMerchant } from '../accounts/auth/account-merchant.ts'

let shop: AccountMerchant
let token: string

beforeEach(async () => {
  shop = await openAccountMerchant()
  token = (await shop.register('anna@shop.test')).body.token
})
afterEach(() => shop[Symbol.asyncDispose]())

const review = { alias: 'lindo-grey', author: 'Anna', rating: 1, comment: 'Sviktade' }

async function postReview(fields: object, bearer: string | undefined = token) {
  const { data, errors } = await shop.request(
    `mutation($alias: String!, $rating: Int, $comment: String, $author: String!) {
      postProductReview(alias: $alias, rating: $rating, comment: $comment, author: $author) }`,
    { ...review, ...fields },
    bearer,
  )
  expect(errors).toBeUndefined()
  return data.postProductReview
}

async function fetchReviews(alias = 'lindo-grey') {
  const { data } = await shop.request(
    `query($alias: String!) { product(alias: $alias) { rating { score voteCount } }
      reviews(alias: $alias, take: 10) { count averageRating reviews { author rating comment } } }`,
    { alias },
  )
  return data
}

const command = resolve('server/merchant/catalogue/review/moderate-reviews-command.ts')
let commandRuns = 0

/** What `npm run reviews` prints. */
async function runCommand(...args: string[]): Promise<string[]> {
  const listed = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubEnv('MERCHANT_DATA_DIR', shop.dataDir)
  const argv = ['node', 'reviews', ...args]
  vi.stubGlobal('process', Object.assign(Object.create(process), { argv }))
  try {
    // Evaluated on each run, unlike its imports.
    await import(`${command}?run=${(commandRuns += 1)}`)
    return listed.mock.calls.map(String)
  } finally {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    listed.mockRestore()
  }
}

/** What staff do with `npm run reviews`, in another process. */
function moderate(id: number, status: 'approved' | 'rejected') {
  const db = openDatabase(`${shop.dataDir}/shop.db`)
  try {
    const reviews = createReviewStore(db)
    const pending = reviews.withStatus('pending')
    reviews.moderate(id, status)
    return pending
  } finally {
    db.close()
  }
}

test('a posted review is shown and counted once staff have approved it, and not before', async () => {
  expect(await postReview({})).toBe(true)
  expect(await fetchReviews()).toMatchObject({
    reviews: { count: 2 },
    product: { rating: { score: 4.5 } },
  })
  moderate(1, 'approved')
  const { product, reviews } = await fetchReviews()
  expect(product.rating).toEqual({ score: 3.33, voteCount: 3 })
  expect(reviews).toMatchObject({ count: 3, averageRating: 3.33 })
  expect(reviews.reviews[0]).toEqual({ author: 'Anna', rating: 1, comment: 'Sviktade' })
  moderate(1, 'rejected')
  expect((await fetchReviews()).reviews.count).toBe(2)
})

test('the colours of a model share their reviews and one score', async () => {
  await postReview({ alias: 'lindo-green' })
  moderate(1, 'approved')
  expect(await fetchReviews('lindo-green')).toEqual(await fetchReviews('lindo-grey'))
})

test('the same review sent twice is one; a changed one replaces it and waits again', async () => {
  await postReview({})
  await postReview({})
  expect(moderate(1, 'approved')).toHaveLength(1)
  await postReview({})
  expect((await fetchReviews()).reviews.count).toBe(3)
  await postReview({ rating: 5, comment: 'Bättre nu' })
  expect((await fetchReviews()).reviews.count).toBe(2)
})

test('a review has the language that the shop names, or else that of its page', async () => {
  const ask = async (languages: string) => {
    await shop.request(
      `mutation { postProductReview(alias: "lindo-grey", rating: 5, author: "Anna",
        comment: "Nice ${languages.replaceAll('"', '')}", ${languages}) }`,
      {},
      token,
    )
    moderate(1, 'approved')
    const { data } = await shop.request(
      '{ reviews(alias: "lindo-grey") { reviews { language comment } } }',
    )
    return data.reviews.reviews[0].language
  }
  expect(await ask('languageId: "sv-SE"')).toBe('sv')
  expect(await ask('languageId: "sv-SE", language: "en"')).toBe('en')
})

type SentFile = readonly [name: string, bytes: Uint8Array<ArrayBuffer> | string]

/** Sends a review with files as the gateway does. */
async function postWithFiles(files: readonly SentFile[], map?: object) {
  const form = new FormData()
  const query = `mutation($pictures: [Upload!]) { postProductReview(alias: "lindo-grey",
    author: "Anna", rating: 1, comment: "Sviktade", pictures: $pictures) }`
  form.set('operations', JSON.stringify({ query, variables: { pictures: files.map(() => null) } }))
  const paths = files.map((_, at) => [at, [`variables.pictures.${at}`]])
  form.set('map', JSON.stringify(map ?? Object.fromEntries(paths)))
  files.forEach(([name, bytes], at) => form.set(String(at), new Blob([bytes]), name))
  const response = await shop.fetch(
    new Request('http://merchant.test/graphql', {
      method: 'POST',
      headers: { 'x-apikey': 'demo', authorization: `Bearer ${token}` },
      body: form,
    }),
  )
  const { data, errors } = (await response.json()) as {
    data?: { postProductReview: boolean }
    errors?: { extensions?: { code: string } }[]
  }
  return errors?.[0]?.extensions?.code ?? data?.postProductReview
}

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#c33', noise: { type: 'gaussian' } },
  })
const jpeg = await noise(600, 300)
  .withExif({ IFD3: { GPSLatitude: '59/1 19/1 0/1' }, IFD0: { Copyright: 'Anna' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()
const png = await noise(20, 30).png().toBuffer()
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer)

async function pictureAt(name: string, width = 1500) {
  const response = await shop.fetch(
    new Request(`http://merchant.test/images/review/${width}w/${name}`),
  )
  return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : response.status
}

test('pictures are shown once staff have approved the review, without what their files say, and are deleted with it', async () => {
  expect((await sharp(jpeg).metadata()).exif?.toString('latin1')).toContain('Anna')
  const animated = await sharp([png, png], { join: { animated: true } })
    .webp()
    .toBuffer()
  const files: SentFile[] = [
    ['../../etc/passwd.svg', bytesOf(Buffer.concat([jpeg, Buffer.from('<script>alert(1)')]))],
    ['b.png', bytesOf(png)],
    ['c.webp', bytesOf(animated)],
  ]
  expect(await postWithFiles(files)).toBe(true)
  const [{ id, pictures } = { id: 0, pictures: [] }] = moderate(0, 'approved')
  expect(pictures).toHaveLength(3)
  expect(await pictureAt(pictures[0]!)).toBe(404)
  expect((await runCommand())[0]).toMatch(/pictures: 3 {2}Anna/)
  const written = await runCommand('pictures', `${shop.dataDir}/waiting`)
  expect(written.map((path) => basename(path))).toEqual([1, 2, 3].map((n) => `${id}-${n}.jpg`))
  expect(await sharp(written[0]).metadata()).toMatchObject({ format: 'jpeg', height: 600 })
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await runCommand('pictures', `${shop.dataDir}/shop.db`)).toEqual([])
  expect(faults.mock.calls).toEqual([[expect.stringMatching(/^Not done: EEXIST/)]])
  faults.mockRestore()
  moderate(id, 'approved')
  const { data } = await shop.request('{ reviews(alias: "lindo-grey") { reviews { pictures } } }')
  expect(data.reviews.reviews[0].pictures).toEqual(pictures)

  const shown = (await pictureAt(pictures[0]!)) as Buffer
  const { format, width, height, exif, orientation } = await sharp(shown).metadata()
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: 300,
    height: 600,
  })
  expect(shown.toString('latin1')).not.toMatch(/Anna|<script>/)
  const small = (await pictureAt(pictures[1]!, 400)) as Buffer
  expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 400 })
  expect(await sharp((await pictureAt(pictures[2]!)) as Buffer).metadata()).toMatchObject({
    format: 'jpeg',
    height: 30,
  })
  for (const wrong of ['x.jpg', '%00.jpg', pictures[0]!.replace('jpg', 'avif')]) {
    expect(await pictureAt(wrong)).toBe(404)
  }

  // The same again changes nothing; without one of them it waits again.
  await postWithFiles(files)
  expect(await pictureAt(pictures[0]!)).toBeInstanceOf(Buffer)
  await postWithFiles(files.slice(1))
  expect(await pictureAt(pictures[1]!)).toBe(404)
  moderate(id, 'approved')
  expect(await pictureAt(pictures[0]!)).toBe(404)
  expect(await pictureAt(pictures[1]!)).toBeInstanceOf(Buffer)
  await shop.request('mutation { deleteUser }', {}, token)
  expect(await pictureAt(pictures[1]!)).toBe(404)
})

test('a file that is no picture, or too large, is refused, and the review with it', async () => {
  const header = Buffer.from(png)
  // 60 000 × 60 000 pixels, by its header.
  header.writeUInt32BE(60_000, 16)
  header.writeUInt32BE(60_000, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  const gif = await sharp(png).gif().toBuffer()
  const wide = sharp({ create: { width: 70_000, height: 1, channels: 3, background: '#c33' } })
  const files: Record<string, Uint8Array<ArrayBuffer> | string> = {
    text: 'not a picture',
    empty: '',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    gif: bytesOf(gif),
    'only a signature': bytesOf(jpeg.subarray(0, 3)),
    'a script in a signature': bytesOf(Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<?php')])),
    truncated: bytesOf(jpeg.subarray(0, jpeg.length / 2)),
    'a decompression bomb': bytesOf(header),
    'rows that take memory': bytesOf(await wide.png().toBuffer()),
    '9 MB': bytesOf(Buffer.concat([jpeg, Buffer.alloc(9 * 1024 * 1024)])),
  }
  for (const [name, bytes] of Object.entries(files)) {
    expect([name, await postWithFiles([[`${name}.jpg`, bytes]])]).toEqual([name, 'InvalidPicture'])
  }
  // 48 million pixels: a phone's largest pictures are JPEGs by rows, others would take memory.
  const large = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#c33' } })
  const progressive = await large.clone().jpeg({ progressive: true }).toBuffer()
  expect(await postWithFiles([['a.jpg', bytesOf(progressive)]])).toBe('InvalidPicture')
  const deep = large.clone().resize(5200, 4000).toColourspace('rgb16').png({ compressionLevel: 1 })
  expect(await postWithFiles([['a.png', bytesOf(await deep.toBuffer())]])).toBe('InvalidPicture')

  const many = Array.from({ length: 4 }, (): SentFile => ['a.png', bytesOf(png)])
  expect(await postWithFiles(many)).toBe('LimitExceeded')
  const maps = {
    'a part that is missing': { 9: ['variables.pictures.0'] },
    'a path that is not there': { 0: ['variables.__proto__.x'] },
    'a path that is not null': { 0: ['query'] },
    'one file in two places': { 0: ['variables.pictures.0', 'variables.pictures.0'] },
    'no list of paths': { 0: 5 },
  }
  for (const [name, map] of Object.entries(maps)) {
    expect([name, await postWithFiles([['a.png', bytesOf(png)]], map)]).toEqual([name, undefined])
  }
  expect(moderate(0, 'approved')).toEqual([])
  expect(await postWithFiles([['a.jpg', bytesOf(await large.jpeg().toBuffer())]])).toBe(true)
})

test('an incomplete or oversized review is rejected', async () => {
  const rejected = [
    { author: '  ' },
    { author: 'a'.repeat(51) },
    { rating: null },
    { rating: 0 },
    { rating: 6 },
    { comment: null },
    { comment: ' ' },
    { comment: 'a'.repeat(1001) },
    { alias: 'no-such' },
  ]
  for (const typed of rejected) expect([typed, await postReview(typed)]).toEqual([typed, false])
})

test('guests cannot post, and the reviews of a deleted account are removed', async () => {
  expect(await postReview({}, '')).toBe(false)
  await postReview({})
  moderate(1, 'approved')
  await shop.request('mutation { deleteUser }', {}, token)
  expect((await fetchReviews()).reviews.count).toBe(2)
})

test.each([
  ['an author', { author: '\u200b\u2060' }],
  ['a comment', { comment: '\u3164 \u202e\ufe0f\u2800' }],
])('%s of invisible characters is none', async (_what, fields) => {
  expect(await postReview(fields)).toBe(false)
})

test('a review cannot add lines to the list of those that wait, or turn their direction', async () => {
  const forged = 'Fin\n9  ★★★★★\u2028\u202e\u001b[2J'
  await postReview({ author: forged, comment: forged })
  const [text = ''] = await runCommand()
  expect(text.split('\n')).toHaveLength(2)
  expect(text).toContain('Fin 9  ★★★★★')
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
})
