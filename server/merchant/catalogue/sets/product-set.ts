/** Sets of ordinals, positions of products in the index: a sorted list for small sets, a bit map for large ones. */
export type Bits = Uint32Array

/** Ordinals, ascending. */
export type Members = Uint32Array

export const wordCountFor = (size: number) => (size + 31) >>> 5

export function emptyBits(size: number): Bits {
  return new Uint32Array(wordCountFor(size))
}

export function hasBit(bits: Bits, ordinal: number): boolean {
  return ((bits[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1
}

export function setBit(bits: Bits, ordinal: number): void {
  bits[ordinal >>> 5]! |= 1 << (ordinal & 31)
}

export function clearBit(bits: Bits, ordinal: number): void {
  bits[ordinal >>> 5]! &= ~(1 << (ordinal & 31))
}

export function bitsOf(size: number, members: ArrayLike<number>): Bits {
  const bits = emptyBits(size)
  for (let i = 0; i < members.length; i++) setBit(bits, members[i]!)
  return bits
}

/** Members of a bit map, ascending. */
export function membersOf(bits: Bits): Members {
  const members = new Uint32Array(countBits(bits))
  let at = 0
  forEachMember({ kind: 'map', bits }, (ordinal) => (members[at++] = ordinal))
  return members
}

export function intersect(one: Bits, other: Bits): Bits {
  const result = new Uint32Array(one.length)
  for (let i = 0; i < result.length; i++) result[i] = one[i]! & other[i]!
  return result
}

export function unite(one: Bits, other: Bits): Bits {
  const result = new Uint32Array(one.length)
  for (let i = 0; i < result.length; i++) result[i] = one[i]! | other[i]!
  return result
}

export function subtract(one: Bits, other: Bits): Bits {
  const result = new Uint32Array(one.length)
  for (let i = 0; i < result.length; i++) result[i] = one[i]! & ~other[i]!
  return result
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) count += popCount(bits[i]!)
  return count
}

/** A stored set, in the smaller of the two forms. */
export type ProductSet = { kind: 'list'; members: Members } | { kind: 'map'; bits: Bits }

export function toBits(size: number, set: ProductSet): Bits {
  return set.kind === 'map' ? set.bits : bitsOf(size, set.members)
}

export function forEachMember(set: ProductSet, visit: (ordinal: number) => void): void {
  if (set.kind === 'list') {
    for (let i = 0; i < set.members.length; i++) visit(set.members[i]!)
    return
  }
  for (let word = 0; word < set.bits.length; word++) {
    let rest = set.bits[word]!
    while (rest !== 0) {
      const low = rest & -rest
      visit(word * 32 + (31 - Math.clz32(low)))
      rest ^= low
    }
  }
}

/** The set as bytes: four bytes for the form, then little-endian 32-bit words. */
export function encodeSet(set: ProductSet): Buffer {
  const [mark, words] = set.kind === 'map' ? [1, set.bits] : [0, set.members]
  return Buffer.concat([Buffer.from([mark, 0, 0, 0]), bytesOf(words)])
}

export const bytesOf = (words: Uint32Array): Buffer =>
  Buffer.from(words.buffer, words.byteOffset, words.byteLength)

/** Bytes as the database returns them: libsql returns a Buffer for one row, an ArrayBuffer for many. */
export type StoredBytes = Uint8Array | ArrayBuffer

export function decodeSet(stored: StoredBytes): ProductSet {
  const mark = stored instanceof ArrayBuffer ? new Uint8Array(stored) : stored
  const words = readWords(stored, 4)
  return mark[0] === 1 ? { kind: 'map', bits: words } : { kind: 'list', members: words }
}

/** Copies the bytes, because a Buffer may be a view that does not begin at a multiple of four. */
export function readWords(stored: StoredBytes, from = 0): Uint32Array {
  const copy =
    stored instanceof ArrayBuffer
      ? new Uint8Array(stored.slice(from))
      : new Uint8Array(stored.subarray(from))
  return new Uint32Array(copy.buffer, 0, copy.byteLength >>> 2)
}

function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
