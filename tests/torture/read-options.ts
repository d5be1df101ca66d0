import { parseArgs } from 'node:util'

/** The options of a command line; `fault` says what is wrong with them. */
export function readOptions(args: string[], parts: readonly string[]) {
  const usage = `--only takes ${parts.join(', ')}; --scale a number up to 1.`
  const options = {
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  } as const
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const only = [...values.only.split(','), ...positionals].filter(Boolean)
    const scale = Number(values.scale)
    const isValid = only.every((name) => parts.includes(name)) && scale > 0 && scale <= 1
    return { usage, isHelp: values.help, only, scale, fault: isValid ? null : usage }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { usage, isHelp: false, only: [], scale: 1, fault: `${message}\n${usage}` }
  }
}
