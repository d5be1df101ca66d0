/** One calm line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Says what is wrong in one line and ends the process. */
export function giveUp(line, code = 1) {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}
