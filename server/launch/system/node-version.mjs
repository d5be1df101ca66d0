import { exitWithError } from './print.mjs'

// Imported first by every command: it must report before a newer feature fails in an older Node.
const needed = [20, 19]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  exitWithError(
    `Hemvist needs Node ${needed.join('.')} or newer; this is Node ${process.versions.node}.`,
  )
}
