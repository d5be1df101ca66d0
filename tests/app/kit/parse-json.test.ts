import { expect, it } from 'vitest'

import { parseJson, parseJsonObject } from '#app/kit/parse-json.ts'

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
  ['null', null],
])('reads %s with well-formed strings', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

it('rejects a value that is nested a million deep, without the time of parsing it', () => {
  for (const open of ['[', '{"a":']) {
    const started = performance.now()
    expect(() => parseJson(open.repeat(1_000_000))).toThrow(SyntaxError)
    expect(performance.now() - started).toBeLessThan(100)
  }
  expect(parseJson('['.repeat(100) + ']'.repeat(100))).toBeInstanceOf(Array)
  expect(parseJson(`[${Array(1_000).fill('{"a":[]}').join()}]`)).toHaveLength(1_000)
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
