import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { assertRemixVersion, checkedPackages, checkedVersion } from '#app/kit/remix-internals.ts'

const installed = (name: string) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: string
  }
  return version
}

it('the installed Remix version is the one whose internals were checked', () => {
  expect(() => assertRemixVersion(installed)).not.toThrow()
})

it.each(checkedPackages)(
  'another version of @remix-run/%s stops the server from starting',
  (part) => {
    const versionOf = (name: string) => (name === `@remix-run/${part}` ? '2.17.6' : checkedVersion)
    expect(() => assertRemixVersion(versionOf)).toThrow(
      `@remix-run/${part} is 2.17.6, but app/kit/remix-internals.ts was checked with ${checkedVersion}`,
    )
  },
)
