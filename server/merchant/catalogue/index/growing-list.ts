/** A list of 32-bit numbers that grows without boxing them: millions of them fit in memory. */
export class GrowingList {
  #words = new Uint32Array(8)
  length = 0

  push(value: number): void {
    if (this.length === this.#words.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.#words)
      this.#words = larger
    }
    this.#words[this.length++] = value
  }

  /** Pushes unless it was the last one pushed; keeps an ascending list free of repeats. */
  pushOnce(value: number): void {
    if (this.length === 0 || this.#words[this.length - 1] !== value) this.push(value)
  }

  toArray(): Uint32Array {
    return this.#words.slice(0, this.length)
  }
}
