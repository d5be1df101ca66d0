import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './fingerprint.mjs'

const folder = join(root, 'locales', 'sv')

/** Names of the values of each message, made by `npm run codegen`. */
export const placeholdersFile = join(root, 'app', 'i18n', 'placeholders.generated.d.ts')

/** Fills `placeholdersFile`: the compiler reads JSON texts as `string`. A message with plural forms always needs `count`. */
export function placeholderTypes() {
  const byMessage = new Map()
  for (const file of readdirSync(folder).sort()) {
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    for (const [key, text] of textsIn(messages)) {
      const [, message = key, form] = /^(.+)_(one|other)$/.exec(key) ?? []
      const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name)
      if (form) names.push('count')
      const id = `${file.replace('.json', '')}:${message}`
      if (names.length > 0) byMessage.set(id, new Set([...(byMessage.get(id) ?? []), ...names]))
    }
  }
  const rows = [...byMessage].map(
    ([id, names]) => `  '${id}': ${[...names].map((name) => `'${name}'`).join(' | ')}\n`,
  )
  return `/* Made of locales/sv by: npm run codegen */\nexport interface Placeholders {\n${rows.join('')}}\n`
}

function textsIn(messages, path = '') {
  return Object.entries(messages).flatMap(([name, message]) =>
    typeof message === 'string' ? [[path + name, message]] : textsIn(message, `${path}${name}.`),
  )
}
