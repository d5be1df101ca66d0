import { bitsOf, setBit, wordCountFor, type Bits, type ProductSet } from './product-set.ts'

/** Ordinals are added in ascending order. A list until a bit map is smaller: with 200 000 products at most 25 kilobytes. */
export class ProductSetBuilder {
  #list = new Uint32Array(4)
  #bits: Bits | null = null
  #last = -1
  readonly #size: number
  count = 0

  /** @param size number of products in the catalogue */
  constructor(size: number) {
    this.#size = size
  }

  add(ordinal: number): void {
    if (ordinal === this.#last) return
    this.#last = ordinal
    if (this.#bits) {
      setBit(this.#bits, ordinal)
    } else if (this.count === wordCountFor(this.#size)) {
      this.#bits = bitsOf(this.#size, this.#list.subarray(0, this.count))
      setBit(this.#bits, ordinal)
      this.#list = new Uint32Array(0)
    } else {
      if (this.count === this.#list.length) {
        const longer = new Uint32Array(this.count * 2)
        longer.set(this.#list)
        this.#list = longer
      }
      this.#list[this.count] = ordinal
    }
    this.count += 1
  }

  toSet(): ProductSet {
    return this.#bits
      ? { kind: 'map', bits: this.#bits }
      : { kind: 'list', members: this.#list.slice(0, this.count) }
  }
}

/** Builders by two names, each created with its first product. */
export class ProductSetBuilders {
  readonly #byKey = new Map<string, ProductSetBuilder>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  /** @param first must not contain a blank */
  of(first: string, second: string): ProductSetBuilder {
    const key = `${first} ${second}`
    let builder = this.#byKey.get(key)
    if (!builder) this.#byKey.set(key, (builder = new ProductSetBuilder(this.#size)))
    return builder
  }

  *entries(): Generator<[first: string, second: string, builder: ProductSetBuilder]> {
    for (const [key, builder] of this.#byKey) {
      const blank = key.indexOf(' ')
      yield [key.slice(0, blank), key.slice(blank + 1), builder]
    }
  }
}
