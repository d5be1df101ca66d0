import type { MerchantCheck } from '#app/context.ts'

const widest = 160
const marks: Readonly<Record<MerchantCheck['state'], string>> = {
  ok: 'ok',
  warning: 'warning',
  failed: 'FAILED',
  skipped: 'skipped',
}

export function tableOf(checks: readonly MerchantCheck[]): string {
  const nameWidth = Math.max(...checks.map(({ name }) => name.length))
  const stateWidth = Math.max(...Object.values(marks).map((mark) => mark.length))
  const lines = checks.map(({ name, state, detail }) =>
    `${name.padEnd(nameWidth)}  ${marks[state].padEnd(stateWidth)}  ${oneLine(detail)}`.trimEnd(),
  )
  const count = (state: MerchantCheck['state']) =>
    checks.filter((check) => check.state === state).length
  const total = `${count('ok')} ok, ${count('warning')} warnings, ${count('failed')} failed, ${count('skipped')} skipped`
  return [...lines, '', total, ''].join('\n')
}

/** A merchant's words may contain anything, such as codes that a terminal obeys. */
function oneLine(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return plain.length > widest ? `${plain.slice(0, widest - 1)}…` : plain
}
