import { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

import { expect, test } from 'vitest'
import { localText, product, putSmallCatalogue } from './small-catalogue.ts'

type Merchant = Awaited<ReturnType<typeof openTestMerchant>>

/** The merchant of tests that only read the small catalogue. */
const merchant = await openForTests(openTestMerchant())

async function search(
  merchant: Merchant,
  text: string,
  language = 'sv',
  market = 'se',
): Promise<string[]> {
  const { data, errors } = await merchant.request(
    `query ($text: String, $language: String, $market: String) {
      products(filter: { searchText: $text, sort: RELEVANCE }, languageId: $language, marketId: $market) {
        products { articleNumber } } }`,
    { text, language, market },
  )
  expect(errors).toBeUndefined()
  return data.products.products.map(({ articleNumber }: { articleNumber: string }) =>
    articleNumber.slice(2),
  )
}

test.for([
  ['fåtölj', ['fatolj']],
  ['FÅTÖLJ', ['fatolj']],
  ['fatolj', ['fatolj']],
  ['fåtöljer', ['fatolj']],
  ['fåtöljen', ['fatolj']],
  ['fåt', ['fatolj']],
  ['fatlöj', ['fatolj']],
  ['bord', ['soffbord']],
  ['borden', ['soffbord']],
  ['soffbord', ['soffbord']],
  ['soffor', ['lindo-grey']],
  ['soffa', ['lindo-grey']],
  ['kanapé', ['lindo-grey']],
  ['grå länstol', ['fatolj']],
  ['grå', ['fatolj', 'lindo-grey']],
  ['grå soffa', ['lindo-grey']],
  ['lindö', ['lindo-grey']],
  ['almö', ['fatolj', 'lindo-grey']],
  ['A-soffbord', ['soffbord']],
  [' a-SOFFBORD ', ['soffbord']],
  ['soffa matta', ['matta', 'lindo-grey']],
  ['billiga soffor', ['lindo-grey']],
  ['fåtölj till soffan', ['fatolj', 'lindo-grey']],
  ['grå fåtölj soffbord', ['fatolj']],
  ['soffan i grått', ['lindo-grey']],
  ['rea', ['lindo-grey']],
  ['Soffor på REA', ['lindo-grey']],
  ['rea på fåtöljer', []],
  ['i', []],
  ['xyzzy', []],
  ['%', []],
] as const)('%s finds %j', async ([text, expected]) => {
  expect(await search(merchant, text)).toEqual(expected)
})

test.for([
  ['da', 'dk', 'bord'],
  ['da', 'dk', 'sofabord'],
  ['nb', 'no', 'bord'],
  ['fi', 'fi', 'pöytä'],
  ['fi', 'fi', 'pöydälle'],
  ['fi', 'fi', 'sohvapöytiä'],
  ['en', 'eu', 'tables'],
  ['en', 'eu', 'coff'],
] as const)('in %s of %s, %s finds the coffee table', async ([language, market, text]) => {
  expect(await search(merchant, text, language, market)).toEqual(['soffbord'])
})

test('a table ranks above a lamp whose name starts with the word for table', async () => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      sink.putProduct(product('lampa', { sv: 'Sol bordslampa' }, { popularity: 99 }))
      sink.putProduct(product('matbord', { sv: 'Eka bord' }, { popularity: 0 }))
    },
  })
  expect(await search(merchant, 'bord')).toEqual(['matbord', 'soffbord', 'lampa'])
})

test('a match in the name ranks above one in the category, and equal matches are sorted by sales', async () => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      sink.putProduct(product('one', { sv: 'Textil pall' }, { popularity: 1 }))
      sink.putProduct(product('two', { sv: 'Textil bänk' }, { popularity: 2 }))
    },
  })
  expect(await search(merchant, 'textil')).toEqual(['two', 'one', 'matta'])
})

test.for([
  ['säng 160', ['bed', 'kids-bed']],
  ['säng 160cm', ['bed', 'kids-bed']],
  ['matta 200x300', ['rug']],
  ['matta 200 × 300 cm', ['rug']],
  ['matta 300*200', ['rug']],
] as const)('%s finds the size, the width before the length', async ([text, expected]) => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      const sized = (id: string, sv: string) => sink.putProduct(product(id, { sv }))
      sized('kids-bed', 'Vide barnsäng 80 × 160 cm')
      sized('bed', 'Vide säng 160 × 200 cm')
      sized('rug', 'Vide matta 200 × 300 cm')
    },
  })
  expect(await search(merchant, text)).toEqual(expected)
})

test.for([
  ['soffa 220 cm', ['wide', 'deep']],
  ['soffa 2,2 m', ['wide', 'deep']],
  ['soffa 220', ['wide', 'deep']],
  ['hög hylla 180', ['shelf']],
  ['soffa 400 cm', []],
  ['bord 120x80', ['table']],
  ['3 soffa', ['lindo-grey']],
] as const)('%s finds what measures about as much, its width first', async ([text, expected]) => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      for (const identifier of ['width', 'depth', 'height']) {
        const names = localText(identifier)
        sink.putParameter({
          identifier,
          names,
          group: { id: 2, names, order: 2 },
          order: 2,
          show: true,
          showFilter: true,
        })
      }
      const put = (id: string, sv: string, centimetres: Record<string, number>, popularity = 1) =>
        sink.putProduct(
          product(
            id,
            { sv },
            {
              popularity,
              categoryKeys: ['furniture'],
              parameters: Object.entries(centimetres).map(([identifier, length]) => ({
                identifier,
                key: String(length * 10),
                labels: localText(`${length} cm`),
              })),
            },
          ),
        )
      put('deep', 'Dal soffa', { width: 300, depth: 225 }, 99)
      put('wide', 'Dal soffa', { width: 214, depth: 90 })
      put('narrow', 'Dal soffa', { width: 180, depth: 3 })
      put('shelf', 'Hög hylla', { width: 80, height: 183 })
      put('table', 'Dal bord', { width: 118, depth: 80 })
      put('square', 'Dal bord', { width: 118, depth: 118 })
    },
  })
  expect(await search(merchant, text)).toEqual(expected)
})

test.for([
  ['sng', ['bed']],
  ['sgn', []],
  ['bda', ['bath']],
  ['bad', ['bath']],
  ['sad', []],
] as const)(
  'of three letters, %s is corrected if one is missing or two are swapped',
  async (each) => {
    const [text, expected] = each
    await using merchant = await openTestMerchant({
      fill(sink) {
        sink.putBrand({ key: 'almo', name: 'Almö', descriptions: localText('') })
        sink.putProduct(product('bed', { sv: 'Vide säng' }, { categoryKeys: [] }))
        sink.putProduct(product('bath', { sv: 'Vide bad' }, { categoryKeys: [] }))
      },
    })
    expect(await search(merchant, text)).toEqual(expected)
  },
)

test('the beginning of a word finds products of that name before compounds that begin with it', async () => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      const table = { categoryKeys: ['tables'], popularity: 99 }
      sink.putProduct(product('low-table', { sv: 'Dal soffbord, grå' }, table))
      sink.putProduct(product('sofa', { sv: 'Dal 2-sitssoffa, ljusgrå' }))
    },
  })
  expect((await search(merchant, 'grå sof')).at(-1)).toBe('low-table')
  expect((await search(merchant, 'soffb'))[0]).toBe('low-table')
})

test('the number of a barcode finds its product', async () => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      const stool = product('stool', { sv: 'Pall' }, { categoryKeys: ['tables'] })
      sink.putProduct({
        ...stool,
        skus: stool.skus.map((sku) => ({ ...sku, gtin: '4006381333931' })),
      })
    },
  })
  expect(await search(merchant, ' 4006381333931 ')).toEqual(['stool'])
})

test('parts of an article number are not search terms of its product', async () => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      sink.putProduct(
        product('x', { sv: 'Pall' }, { articleNumber: 'HV-SOFFA-EK-1', categoryKeys: ['tables'] }),
      )
    },
  })
  expect(await search(merchant, 'soffa')).toEqual(['lindo-grey'])
  expect(await search(merchant, 'hv-soffa-ek-1')).toEqual(['-SOFFA-EK-1'])
})

test('a shade is found by its colour family, which its own name need not contain', async () => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      const anthracite = { identifier: 'color', key: 'anthracite', labels: localText('Antracit') }
      sink.putProduct(product('stone', { sv: 'Dal pall' }, { parameters: [anthracite] }))
    },
  })
  expect(await search(merchant, 'grå pall')).toEqual(['stone'])
  expect(await search(merchant, 'harmaa pall', 'fi')).toEqual(['stone'])
})

test('a shade is found by the name of its colour', async () => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      sink.putProduct(product('shade', { sv: 'Dal pall, vinröd', da: 'Dal skammel, mørkegrøn' }))
    },
  })
  expect(await search(merchant, 'röd pall')).toEqual(['shade'])
  expect(await search(merchant, 'grøn skammel', 'da', 'dk')).toEqual(['shade'])
})

test('a very long query and unusual characters return results without an error', async () => {
  expect(await search(merchant, 'soffa '.repeat(200))).toEqual(['lindo-grey'])
  expect(await search(merchant, '\u0000\ud83d\ude00 "; DROP TABLE product; --')).toEqual([])
})

test('words of another language find nothing', async () => {
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      sink.putProduct({
        ...product('bokhylla', {}),
        names: localText({
          sv: 'Bokhylla',
          en: 'Bookcase',
          da: 'Reol',
          nb: 'Bokhylle',
          fi: 'Kirjahylly',
        }),
      })
    },
  })
  expect(await search(merchant, 'hylla')).toEqual(['bokhylla'])
  expect(await search(merchant, 'hylly', 'fi', 'fi')).toEqual(['bokhylla'])
  expect(await search(merchant, 'bookcase')).toEqual([])
})

test.for(['tv-bänk', 'tv bänk', 'tvbänk', 'TVBÄNKAR', 'tvbä'])(
  'a hyphenated name is found as %s',
  async (text) => {
    await using merchant = await openTestMerchant({
      fill(sink) {
        putSmallCatalogue(sink)
        sink.putProduct(product('tv', { sv: 'Näs tv-bänk 140 cm' }))
      },
    })
    expect(await search(merchant, text)).toEqual(['tv'])
  },
)
