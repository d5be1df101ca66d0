import { problemMessages, type FeedProblem } from './feed/feed-format.rules.ts'
import { faultMessages, type FaultReason, type RowFault } from './feed/feed-row.ts'
import { warningMessages, type ItemWarning } from './product/feed-item.ts'
import type { ImportCounts } from './import-feed.ts'

export function problemLine(path: string, problem: FeedProblem): string {
  return `Cannot import ${path}: ${problemMessages[problem]}.`
}

export function faultLine({ line, id, reason, detail }: RowFault): string {
  const row = id ? `line ${line} (id ${printable(id)})` : `line ${line}`
  return `${row}: skipped, ${faultMessages[reason]}${detail ? `: ${printable(detail)}` : ''}`
}

export function warningLine(line: number, id: string, warning: ItemWarning): string {
  return `line ${line} (id ${printable(id)}): ${warningMessages[warning]}`
}

/** The summary of a run: what was read, what was written, what was skipped and why. */
export function summaryLines(counts: ImportCounts): string[] {
  const { created, updated, unchanged } = counts.products
  const skipped = Object.entries(counts.skipped) as [FaultReason, number][]
  const total = skipped.reduce((sum, [, count]) => sum + count, 0)
  return [
    `${counts.rows} rows read`,
    `${created + updated + unchanged} products: ${created} new, ${updated} updated, ${unchanged} unchanged`,
    `${counts.categoriesCreated} categories and ${counts.brandsCreated} brands created`,
    `${total} rows skipped`,
    ...skipped
      .sort((a, b) => b[1] - a[1])
      .map(([reason, count]) => `  ${count}: ${faultMessages[reason]}`),
  ]
}

/** A feed's text for a terminal: short, and without control characters. */
function printable(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ').trim()
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain
}
