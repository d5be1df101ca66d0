import { readdirSync } from 'node:fs'

import { createInstance } from 'i18next'
import { expect, it } from 'vitest'

import { languageCodes } from '#app/i18n/languages.ts'
import { i18nFor, messagesToSend, translate } from '#app/i18n/messages.server.ts'
import type { Namespace } from '#app/i18n/namespaces.ts'

const namespaces = readdirSync(new URL('../../../locales/sv', import.meta.url)).map(
  (file) => file.replace('.json', '') as Namespace,
)

const keysOf = (tree: object, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value as object, `${prefix}${name}.`),
  )

/** Values for the placeholders of a message, with several counts; hostile texts stay as they are. */
function valuesOf(tree: object, key: string): Record<string, string | number>[] {
  const message = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], tree)
  const names = [...String(message ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)
  const texts = Object.fromEntries(names.map((name) => [name, `<${name}> {{other}} $t(shop) $&`]))
  return [0, 1, 2, 5, 21, 1.5].map((count) => ({ ...texts, count }))
}

it.each(languageCodes)('%s: each message is the one that i18next finds', async (language) => {
  const messages = messagesToSend(language, namespaces)
  const plain = createInstance()
  await plain.init({
    ...i18nFor(language).options,
    resources: { [language]: messages },
  })
  for (const namespace of namespaces) {
    const expected = plain.getFixedT(language, namespace) as (
      key: string,
      values?: Record<string, string | number>,
    ) => string
    const found = i18nFor(language).getFixedT(null, namespace) as unknown as typeof expected
    const translated = translate(language, namespace) as unknown as typeof expected
    for (const key of [...keysOf(messages[namespace] ?? {}), 'unknown', 'shop', '__proto__']) {
      expect([key, found(key), translated(key)]).toEqual([key, expected(key), expected(key)])
      const name = key.replace(/_(zero|one|two|few|many|other)$/, '')
      for (const values of valuesOf(messages[namespace] ?? {}, key)) {
        expect([name, values, found(name, values)]).toEqual([name, values, expected(name, values)])
      }
    }
  }
})

it('a message has its variables, its plural form and its default', () => {
  const t = i18nFor('sv').getFixedT(null, 'common')
  expect(t('header.allIn', { category: 'Soffor' })).toBe('Visa allt i Soffor')
  expect(t('header.cartCount', { count: 1 })).toBe('Varukorg, 1 vara')
  expect((t as (key: string, text: string) => string)('header.unknown', 'Soffor')).toBe('Soffor')
})

it('the values of a message are required by type, by the names of its placeholders', () => {
  const t = translate('sv', 'common')
  const name = 'authenticated'
  expect(t('faults.errors.middleware', { name })).toContain(name)
  // @ts-expect-error the value is missing
  expect(t('faults.errors.middleware')).not.toContain('{{')
  // @ts-expect-error another name
  expect(t('faults.errors.middleware', { route: name })).not.toContain('{{')
  const reason = (name.length > 0 ? 'middleware' : 'unexpected') as 'middleware' | 'unexpected'
  // @ts-expect-error one of the two messages has a value
  expect(t(`faults.errors.${reason}`)).not.toContain('{{')
  // @ts-expect-error a plural form depends on the count
  expect(t('header.cartCount')).not.toContain('1')
  const both = i18nFor('sv').getFixedT(null, ['cart', 'catalogue'])
  // @ts-expect-error the message of another namespace has a value too
  expect(both('catalogue:product.errors.tooMany')).not.toContain('{{')
})
