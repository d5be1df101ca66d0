import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = [
  'README.md',
  'CHANGELOG.md',
  ...['app', 'deploy', 'locales', 'server', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  ),
]

const textOf = (file: string) =>
  readFileSync(join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '')

/** Whether a document has a heading with this anchor, as GitHub names it. */
const hasHeading = (file: string, anchor: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].some(
    ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-') === anchor,
  )

it('documents link to files and headings that exist', () => {
  const broken = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(((?!https?:)[^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path ? join(dirname(file), path) : file
        if (!existsSync(join(root, target))) return true
        const isFolder = statSync(join(root, target)).isDirectory()
        return anchor && !hasHeading(isFolder ? join(target, 'README.md') : target, anchor)
      })
      .map((link) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})
