import { parseArgs } from 'node:util'
import { languageCodes, type LanguageCode } from '../channel/markets.ts'
import { parseLanguageTag } from './feed-language.rules.ts'

export interface ImportArguments {
  feed: string
  language?: LanguageCode
}

const usage = `Usage: npm run import -- FEED [--language ${languageCodes.join('|')}]`

/** Parses the command line. An error message is one line. */
export function parseArguments(
  args: string[],
): { ok: true; value: ImportArguments } | { ok: false; message: string } {
  const options = { language: { type: 'string' } } as const
  const { values, positionals } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
  })
  const { language: tag, ...unknown } = values
  const [option] = Object.keys(unknown)
  if (option) return failure(`unknown option --${option}`)
  const language = tag === undefined ? undefined : parseLanguageTag(String(tag))
  if (language === null)
    return failure(`--language must be one of ${languageCodes.join(', ')}, not "${tag}"`)
  const [feed, ...others] = positionals
  if (feed === undefined || others.length > 0) return failure('name one feed')
  return { ok: true, value: { feed, language } }
}

function failure(why: string): { ok: false; message: string } {
  return { ok: false, message: `${why}. ${usage}` }
}
