import { languageCodes, type LanguageCode } from '../channel/markets.ts'
import { parseLanguageTag } from './feed-language.rules.ts'

export interface ImportArguments {
  feed: string
  language?: LanguageCode
}

const usage = `Usage: npm run import -- FEED [--language ${languageCodes.join('|')}]`

/** Parses the command line. An error message is one line. */
export function parseArguments(
  args: readonly string[],
): { ok: true; value: ImportArguments } | { ok: false; message: string } {
  const feeds: string[] = []
  let language: LanguageCode | undefined
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]!
    if (arg === '--language' || arg.startsWith('--language=')) {
      const tag = arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : (args[(index += 1)] ?? '')
      const known = parseLanguageTag(tag)
      if (!known)
        return failure(`--language must be one of ${languageCodes.join(', ')}, not "${tag}"`)
      language = known
    } else if (arg.startsWith('-')) return failure(`unknown option ${arg}`)
    else feeds.push(arg)
  }
  const [feed, ...others] = feeds
  if (feed === undefined || others.length > 0) return failure('name one feed')
  return { ok: true, value: { feed, language } }
}

function failure(why: string): { ok: false; message: string } {
  return { ok: false, message: `${why}. ${usage}` }
}
