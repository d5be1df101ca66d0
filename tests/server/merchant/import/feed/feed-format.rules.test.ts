import { expect, it } from 'vitest'
import { detectFeedFormat } from '#server/merchant/import/feed/feed-format.rules.ts'

it.each([
  ['id\ttitle\tprice\n', { kind: 'delimited', delimiter: '\t' }],
  ['ID;Title;Price;Brand\n', { kind: 'delimited', delimiter: ';' }],
  ['"id","title","description, long","price"\r\n', { kind: 'delimited', delimiter: ',' }],
  ['g:id|g:title|g:price', { kind: 'delimited', delimiter: '|' }],
  ['<?xml version="1.0"?>\n<rss version="2.0">', { kind: 'xml' }],
  ['<!-- feed --><feed xmlns="http://www.w3.org/2005/Atom">', { kind: 'xml' }],
  ['<rdf:RDF xmlns="http://purl.org/rss/1.0/">', { kind: 'xml' }],
])('%j is a feed', (head, format) => {
  expect(detectFeedFormat(head)).toEqual({ ok: true, format })
})

it.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['<!DOCTYPE html><html>', 'html'],
  ['<html><body>Log in</body></html>', 'html'],
  ['<?xml version="1.0"?><urlset>', 'other-xml'],
  ['{"products": []}', 'json'],
  ['[{"id": 1}]', 'json'],
  ['PK\u0003\u0004 rest', 'packed'],
  ['abc\u0000\u0001', 'binary'],
  ['sku\tname\tcost\n', 'no-columns'],
  ['Dear customer, your title and price', 'no-columns'],
])('%j is not a feed', (head, problem) => {
  expect(detectFeedFormat(head)).toEqual({ ok: false, problem })
})
