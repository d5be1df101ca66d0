/** A .br and a .gz beside each text file of the client, so that no request compresses what never changes. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.html'])
const smallestWorthwhile = 256

export async function compressAssets(folder) {
  for (const file of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(file))
    if (!compressible.has(extname(path)) || !statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    if (bytes.length < smallestWorthwhile) continue
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, brotliOptions(bytes.length)))
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

function brotliOptions(size) {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  }
  return { params }
}
