import { expect, it } from 'vitest'

import { ExcessiveJsonError, parseJson, parseJsonObject } from '#app/kit/parse-json.ts'
import { fastestMs } from '#tests/support/fastest.ts'

it.each([
  ['{"a":"Soffa"}', { a: 'Soffa' }],
  ['{"a":"\\ud83d\\ude00"}', { a: '😀' }],
  ['{"a":["half \\ud83d",{"b":"\\ude00"}]}', { a: ['half \ufffd', { b: '\ufffd' }] }],
  ['{"a":"\\ude00\\ud83d"}', { a: '\ufffd\ufffd' }],
  [
    '{"a":"NUL \\u0000, escape \\u001b and \\u009b, form feed \\f"}',
    { a: 'NUL , escape  and , form feed ' },
  ],
  ['{"a":"line\\nand\\ttab, \\ufffe"}', { a: 'line\nand\ttab, ' }],
  ['{"[[":"\\"[{\\\\"}', { '[[': '"[{\\' }],
  ['{"a":" ","b":["\\n\\t"],"c":"\\" \\""}', { a: '', b: [''], c: '" "' }],
  ['null', null],
])('reads %s with well-formed strings', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

it('rejects a value that is nested a million deep, without the time of parsing it', () => {
  for (const open of ['[', '{"a":']) {
    const text = open.repeat(1_000_000)
    const reject = () => expect(() => parseJson(text)).toThrow(SyntaxError)
    expect(fastestMs(reject)).toBeLessThan(100)
  }
  expect(parseJson('['.repeat(100) + ']'.repeat(100))).toBeInstanceOf(Array)
  expect(parseJson(`[${Array(1_000).fill('{"a":[]}').join()}]`)).toHaveLength(1_000)
})

it('rejects 800 000 values, without the time of parsing them', () => {
  const keys = Array.from({ length: 800_000 }, (_, number) => `"k${number}":{}`).join()
  for (const text of [`{${keys}}`, `[${Array(800_000).fill(1).join()}]`]) {
    const reject = () => expect(() => parseJson(text)).toThrow(ExcessiveJsonError)
    expect(fastestMs(reject)).toBeLessThan(100)
  }
  expect(parseJson(`[${Array(50_000).fill('{"a":",,,"}').join()}]`)).toHaveLength(50_000)
})

it('cuts texts and lists to their limits, and says so once', () => {
  const cut: string[] = []
  const limits = {
    text: (key: string) => (key === 'long' ? 6 : 3),
    list: (key: string) => (key === 'many' ? 4 : 2),
    least: { text: 3, list: 2 },
    isShown: () => false,
    onTruncated: (key: string) => void cut.push(key),
  }
  const parse = (value: object) => parseJson(JSON.stringify(value), limits)
  expect(parse({ a: 'abcd', long: 'abcdefg', list: ['abcd', 2, 3], many: [1, 2, 3, 4] })).toEqual({
    a: 'abc',
    long: 'abcdef',
    list: ['abc', 2],
    many: [1, 2, 3, 4],
  })
  expect(parse({ a: 'ab😀' })).toEqual({ a: 'ab\ufffd' })
  expect(parse({ a: 'abc', list: [1, 2] })).toEqual({ a: 'abc', list: [1, 2] })
  expect(cut).toEqual(['a', 'a'])
})

it('divides words that no line holds with soft hyphens, in texts that are shown', () => {
  const limits = {
    text: () => Infinity,
    list: () => Infinity,
    least: { text: Infinity, list: Infinity },
    isShown: (key: string) => key === 'name',
    onTruncated: () => undefined,
  }
  const word = 'å'.repeat(45) + '😀'.repeat(20)
  const parse = (value: object) => parseJson(JSON.stringify(value), limits)
  const { name, url } = parse({ name: `Soffa ${word} x`, url: word }) as Record<string, string>
  expect(name?.replaceAll('\u00ad', '')).toBe(`Soffa ${word} x`)
  for (const part of name?.split('\u00ad') ?? []) expect([...part].length).toBeLessThan(15)
  expect(url).toBe(word)
  const compound = { name: `${'a'.repeat(60)} ${'b'.repeat(50)}-${'c'.repeat(50)}` }
  expect(parse(compound)).toEqual(compound)
})

it('throws like JSON.parse', () => {
  expect(() => parseJson('{"a":"\\ud83d"')).toThrow(SyntaxError)
})

it.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', {}],
  ['"a"', {}],
  ['null', {}],
  ['not JSON', {}],
  ['', {}],
  [null, {}],
])('finds the object in %s', (text, object) => {
  expect(parseJsonObject(text)).toEqual(object)
})
