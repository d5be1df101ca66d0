import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { testedPackages, untestedRemixPackages } from '#app/kit/remix-internals.ts'

const installed = (name: string) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: string
  }
  return version
}

it('the installed Remix packages are ones that the shop is tested with', () => {
  expect(untestedRemixPackages(installed)).toEqual([])
})

it.each(testedPackages)(
  'a patch of @remix-run/%s is accepted, another release is named',
  (part) => {
    const versionOf = (version: string) => (name: string) =>
      name === `@remix-run/${part}` ? version : '2.17.5'
    expect(untestedRemixPackages(versionOf('2.17.9'))).toEqual([])
    expect(untestedRemixPackages(versionOf('2.18.0'))).toEqual([`@remix-run/${part} 2.18.0`])
  },
)
