import { expect, it } from 'vitest'

import { parseJson, parseJsonObject } from '#app/kit/parse-json.ts'

it.each([
  ['{"a":"Soffa"}', { a: 'Soffa' }],
  ['{"a":"\\ud83d\\ude00"}', { a: '😀' }],
  ['{"a":["half \\ud83d",{"b":"\\ude00"}]}', { a: ['half \ufffd', { b: '\ufffd' }] }],
  ['{"a":"\\ude00\\ud83d"}', { a: '\ufffd\ufffd' }],
  ['null', null],
])('reads %s with well-formed strings', (text, value) => {
  expect(parseJson(text)).toEqual(value)
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
