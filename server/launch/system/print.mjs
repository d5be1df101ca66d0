export function printLine(line) {
  process.stdout.write(`${line}\n`)
}

/** Prints one line to standard error and ends the process. */
export function exitWithError(line, code = 1) {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}
