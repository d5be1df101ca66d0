/**
 * `npm run import -- FEED`. Exit codes: 0 when the whole feed was loaded, 1 with nothing to load or a catalogue that
 * cannot be written, 2 without a feed to read, 3 when it ends in the middle, with its content until there loaded.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openCatalogueWriter } from '../catalogue/catalogue-writer.ts'
import { fail, runCommand } from '../run-command.ts'
import { parseArguments, type ImportArguments } from './import-arguments.rules.ts'
import { importFeed } from './import-feed.ts'
import { summaryLines, faultLine, problemLine, warningLine } from './import-report.rules.ts'

/** Limits the lines about single rows, so that a feed full of errors does not fill the terminal. */
const maxRowLines = 200

await runCommand('Nothing was imported', (args, dataDirectory) => {
  const parsed = parseArguments(args)
  return parsed.ok ? load(parsed.value, dataDirectory) : fail(parsed.message)
})

async function load({ feed, language }: ImportArguments, dataDirectory: string): Promise<number> {
  mkdirSync(dataDirectory, { recursive: true })
  const writer = openCatalogueWriter(join(dataDirectory, 'catalogue.db'))
  const progress = createProgress()
  let rowLines = 0
  const printLine = (line: string) => {
    rowLines += 1
    if (rowLines <= maxRowLines) progress.printAbove(line)
    else if (rowLines === maxRowLines + 1)
      progress.printAbove('… more rows like these; the counts below include them')
  }
  try {
    const result = await importFeed({
      path: resolve(feed),
      sink: writer,
      workDirectory: dataDirectory,
      now: new Date(),
      language,
      onFault: (fault) => printLine(faultLine(fault)),
      onWarning: (line, id, warning) => printLine(warningLine(line, id, warning)),
      onProgress: progress.show,
    })
    progress.stop()
    if (!result.ok) return fail(problemLine(feed, result.problem))
    if (result.isTruncated)
      console.warn('The feed ends in the middle; what it held until there was read.')
    const { created, updated, unchanged } = result.counts.products
    console.log(`Language of the feed: ${result.language}`)
    summaryLines(result.counts).forEach((line) => console.log(line))
    if (created + updated + unchanged === 0) return 1
    return result.isTruncated ? 3 : 0
  } finally {
    progress.stop()
    writer.close()
  }
}

/** A line on a terminal, with others above it. */
function createProgress() {
  const steps = { read: 'Reading', write: 'Writing', finish: 'Indexing' }
  let shown = ''
  const write = (line: string) => {
    if (!process.stderr.isTTY || line === shown) return
    shown = line
    process.stderr.write(`\r\u001b[K${line}`)
  }
  return {
    show: (step: keyof typeof steps, share: number) =>
      write(`${steps[step]} ${Math.floor(share * 100)} %`),
    printAbove(line: string) {
      write('')
      console.log(line)
    },
    stop: () => write(''),
  }
}
